import { PageHeader, Section, Sky } from '@farekite/shared/ui';
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
        advice="A part of a page under its title. Tint every other one; split those that are running text; keep the sky for one or two."
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
          <Section title="Sky" surface="sky" intro={<p>An intro under the title.</p>}>
            <p>White text on the dark sky, which ends in clouds.</p>
          </Section>
        </div>
      </Example>
      <Example
        name="Sky"
        advice="A band of sky for anything but a section. It places the clouds; leave padding for them."
        code={'<Sky tone="light" className={styles.page}>'}
        wide
      >
        <div className={styles.frame}>
          <Sky className={styles.sky}>Dark</Sky>
          <Sky tone="light" className={styles.sky}>
            Light
          </Sky>
        </div>
      </Example>
    </>
  );
}
