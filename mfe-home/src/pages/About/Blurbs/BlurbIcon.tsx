import { headsetIcon, Icon, tagIcon, worldIcon } from '@farekite/shared/ui';
import type { Blurb } from '../../../content/blurbs';
import styles from './BlurbIcon.module.scss';

const ICONS: Readonly<Record<Blurb['icon'], string>> = {
  globe: worldIcon,
  tag: tagIcon,
  headset: headsetIcon,
};

export function BlurbIcon({ icon }: Pick<Blurb, 'icon'>) {
  return (
    <span className={styles.disc}>
      <Icon icon={ICONS[icon]} sizeEm={1.75} strokeWidth={1.6} />
    </span>
  );
}
