import { Sky, SkySection } from '@farekite/shared/ui';
import { Example } from './Example';
import { Frame } from './Frame';
import styles from './Skies.module.scss';

/** The parts of a page with a sky behind them. */
export function Skies() {
  return (
    <>
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
