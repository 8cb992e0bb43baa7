import { useId, type ReactNode, type RefObject } from 'react';
import { useTexts } from '@farekite/shared/language';
import { Clouds } from '@farekite/shared/ui';
import type { Motion } from '../Rotation/useMotion';
import { IconButton } from './IconButton';
import styles from './Stage.module.scss';
import { stageTexts } from './Stage.texts';

interface StageProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly motion: Motion;
  readonly title: string;
  readonly lead?: ReactNode;
  /** What kind of part it is, in the language of the page. */
  readonly kind?: string;
  /** `night` is a band of dark sky that ends in clouds. @default 'plain' */
  readonly surface?: 'plain' | 'night';
  /** Buttons that stand behind the pause button. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

/** A section whose content moves by itself, with the button that stops it. */
export function Stage({ ref, motion, title, lead, kind, surface = 'plain', controls, children }: StageProps) {
  const t = useTexts(stageTexts);
  const titleId = useId();
  return (
    <section
      ref={ref}
      className={styles[surface]}
      aria-labelledby={titleId}
      aria-roledescription={kind}
      {...motion.holders}
    >
      <div className={styles.container}>
        <div className={styles.top}>
          <div className={styles.words}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {lead}
          </div>
          <div className={styles.controls}>
            <span className={styles.pause}>
              <IconButton
                icon={motion.paused ? 'play' : 'pause'}
                name={t(motion.paused ? 'play' : 'pause', { title })}
                onClick={motion.toggle}
              />
            </span>
            {controls}
          </div>
        </div>
        {children}
      </div>
      {surface === 'night' && <Clouds />}
    </section>
  );
}
