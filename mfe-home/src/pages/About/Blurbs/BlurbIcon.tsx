import type { Blurb } from '../../../content/blurbs';
import styles from './BlurbIcon.module.scss';

const STROKES: Readonly<Record<Blurb['icon'], string>> = {
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  tag: 'M3.5 12.2V4.5a1 1 0 0 1 1-1h7.7l8 8a1.4 1.4 0 0 1 0 2l-6.7 6.7a1.4 1.4 0 0 1-2 0zM8.2 8.2h.01',
  headset:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 13.5h2.5V19H5a1 1 0 0 1-1-1zM20 13.5h-2.5V19H19a1 1 0 0 0 1-1zM19.5 19c-.5 1.7-2 2.5-4.5 2.5h-2',
};

export function BlurbIcon({ icon }: Pick<Blurb, 'icon'>) {
  return (
    <span className={styles.disc}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={STROKES[icon]} />
      </svg>
    </span>
  );
}
