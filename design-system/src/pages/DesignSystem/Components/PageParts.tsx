import { PageHeader, Section, Sky, SkySection } from '@farekite/shared/ui';
import type { ReactNode } from 'react';
import { Example } from './Example';
import styles from './PageParts.module.scss';

export function PageParts() {
  return (
    <>
      <Example
        name="PageHeader"
        advice="The top of a page without a hero picture. It contains the h1: one per page."
        code={'<PageHeader title="…" lead="…" />'}
        wide
      >
        <Frame>
          <PageHeader title="Contact Us" lead="One or two sentences about what the page offers." />
        </Frame>
      </Example>
      <Example
        name="Section"
        advice="A part of a page under its title. Tint every other one, and split those that are running text. A header arranges the title with buttons or an intro."
        code={'<Section title="…" surface="tinted" arrangement="split">'}
        wide
      >
        <Frame>
          <Section title="Plain">
            <p>The content is below the title, as wide as the container.</p>
          </Section>
          <Section title="Tinted" surface="tinted" arrangement="split">
            <p>Running text is beside its title on wide screens, in lines that are easy to follow.</p>
          </Section>
        </Frame>
      </Example>
      <Example
        name="SkySection"
        advice="A section for what a page is proud of: one or two on a page."
        code={'<SkySection title="…">'}
        wide
      >
        <Frame>
          <SkySection title="Sky">
            <p>White text on the dark sky, which ends in clouds.</p>
          </SkySection>
        </Frame>
      </Example>
      <Example
        name="Sky"
        advice="A band of sky for anything but a section. It places the clouds; leave padding for them."
        code={'<Sky className={styles.page}>'}
        wide
      >
        <Frame>
          <Sky className={styles.sky}>Dark</Sky>
          <Sky className={styles.paleSky}>Pale, with its own --sky-background</Sky>
        </Frame>
      </Example>
    </>
  );
}

/** Inert, because this page has one h1 and one outline. */
function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.frame} inert>
      {children}
    </div>
  );
}
