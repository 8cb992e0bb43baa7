import { VisuallyHidden } from '@farekite/shared/ui';
import styles from './IconButton.module.scss';

const STROKES = {
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l11-6.5z',
  previous: 'm14.5 5-7 7 7 7',
  next: 'm9.5 5 7 7-7 7',
};

interface IconButtonProps {
  readonly icon: keyof typeof STROKES;
  readonly name: string;
  readonly onClick: () => void;
}

export function IconButton({ icon, name, onClick }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={STROKES[icon]} />
      </svg>
      <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  );
}
