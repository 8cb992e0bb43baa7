import { Icon, VisuallyHidden } from '@farekite/shared/ui';
import styles from './IconButton.module.scss';

interface IconButtonProps {
  readonly icon: string;
  readonly name: string;
  readonly onClick: () => void;
}

export function IconButton({ icon, name, onClick }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      <Icon icon={icon} strokeWidth={2.25} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  );
}
