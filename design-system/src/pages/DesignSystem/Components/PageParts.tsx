import { LowerParts, PageHeader, Section, Sky, SkySection } from '@farekite/shared/ui';
import { Example } from './Example';
import styles from './PageParts.module.scss';

/** The parts that contain a page’s content. The examples are inert, because a page has one h1 and one outline. */
export function PageParts() {
  return (
    <>
      <Example
        name="PageHeader"
        advice="The top of every page without a hero picture. It contains the h1: one per page."
        code={'<PageHeader title="…" lead="…" />'}
        wide
      >
        <div className={styles.frame} inert>
          <PageHeader title="Contact Us" lead="One or two sentences about what the page offers." />
        </div>
      </Example>
      <Example
        name="Section"
        advice="A part of a page under its title. Tint every other one, and split those that are running text. A header arranges the title with buttons or an intro."
        code={'<Section title="…" surface="tinted" layout="split">'}
        wide
      >
        <div className={styles.frame} inert>
          <Section title="Plain">
            <p>The content is below the title, as wide as the container.</p>
          </Section>
          <Section title="Tinted" surface="tinted" layout="split">
            <p>Running text is beside its title on wide screens, in lines that are easy to follow.</p>
          </Section>
        </div>
      </Example>
      <Example
        name="SkySection"
        advice="A section for what a page is proud of: one or two on a page."
        code={'<SkySection title="…">'}
        wide
      >
        <div className={styles.frame} inert>
          <SkySection title="Sky">
            <p>White text on the dark sky, which ends in clouds.</p>
          </SkySection>
        </div>
      </Example>
      <Example
        name="Sky"
        advice="A band of sky for anything but a section. It places the clouds; leave padding for them."
        code={'<Sky className={styles.page}>'}
        wide
      >
        <div className={styles.frame}>
          <Sky className={styles.sky}>Dark</Sky>
          <Sky className={styles.paleSky}>Pale, with its own --sky-background</Sky>
        </div>
      </Example>
      <Example
        name="LowerParts"
        advice="Contains the parts of a page below the first screen, without a look of its own. React hydrates the first screen before them, and a part that somebody touches at once. Nothing in them may suspend."
        code={'<LowerParts><Deals /><Reviews /></LowerParts>'}
        wide
      >
        <div className={styles.frame} inert>
          <LowerParts>
            <Section title="Deals" surface="tinted">
              <p>The first part below the first screen.</p>
            </Section>
            <Section title="Reviews">
              <p>The next one, which React hydrates by itself.</p>
            </Section>
          </LowerParts>
        </div>
      </Example>
    </>
  );
}
