import { Clouds, PageHeader, Section } from '@farekite/shared/ui';
import { Example } from './Example';
import styles from './Frames.module.scss';

/** What a page's content stands in. Inert here, so that this page keeps one first heading and its outline. */
export function Frames() {
  return (
    <>
      <Example
        name="PageHeader"
        advice="The top of every page without a picture of its own. It has the first heading: one a page."
        code={'<PageHeader title="…" lead="…" />'}
        wide
      >
        <div className={styles.frame} inert>
          <PageHeader title="Contact Us" lead="One or two sentences that say what the page is for." />
        </div>
      </Example>
      <Example
        name="Section"
        advice="A part of a page under its heading. Tint every other one; split those that are running text."
        code={'<Section title="…" surface="tinted" layout="split">'}
        wide
      >
        <div className={styles.frame} inert>
          <Section title="Plain">
            <p>Content stands below the heading, as wide as the container.</p>
          </Section>
          <Section title="Tinted" surface="tinted" layout="split">
            <p>
              Running text stands beside its heading where the screen is wide, in lines that are easy to
              follow.
            </p>
          </Section>
        </div>
      </Example>
      <Example
        name="Clouds"
        advice="The lower edge of a dark band, in a box that is positioned and hides what runs over."
        code={'<Clouds />'}
        wide
      >
        <div className={`${styles.frame} ${styles.sky}`}>
          <Clouds />
        </div>
      </Example>
    </>
  );
}
