import * as ui from '@farekite/shared/ui';
import { Example } from './Example';
import styles from './Icons.module.scss';

/** None is listed by hand. */
const ICONS = Object.entries(ui).flatMap(([name, icon]) =>
  typeof icon === 'string' ? [{ name, icon }] : [],
);

export function Icons() {
  return (
    <Example
      name="Icon"
      advice="Beside words, in their color and size. Where the words are hidden, VisuallyHidden has them. Decorative."
      code={'<Icon icon={phoneIcon} />'}
      wide
    >
      <ul className={styles.icons}>
        {ICONS.map(({ name, icon }) => (
          <li key={name} className={styles.icon}>
            <ui.Icon icon={icon} sizeEm={1.5} />
            <code className={styles.name}>{name}</code>
          </li>
        ))}
      </ul>
      <p>
        <ui.Icon icon={ui.phoneIcon} className={styles.filled} /> Filled by the style of its class
      </p>
    </Example>
  );
}
