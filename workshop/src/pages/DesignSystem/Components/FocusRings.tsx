import { useSite } from '@farekite/shared/contract';
import { Button, CallLink } from '@farekite/shared/ui';
import { Example } from './Example';
import styles from './FocusRings.module.scss';

const SURFACES = ['white', 'cloud', 'sky', 'night'] as const;

/** The same controls on every ground that the site has. */
export function FocusRings() {
  const { phone } = useSite();
  return (
    <Example
      name="Focus rings"
      advice="Nobody draws a ring: the shell does, of ink on light grounds and with a halo of sun on dark ones. Press Tab to see them."
      code={':focus-visible'}
      wide
    >
      <ul className={styles.surfaces}>
        {SURFACES.map((surface) => (
          <li key={surface} className={`${styles.surface} ${styles[surface]}`}>
            <Button>Button</Button>
            <Button look="secondary">Secondary</Button>
            <CallLink phone={phone}>Call</CallLink>
            <input className={styles.field} aria-label={`Field on ${surface}`} placeholder="Field" />
          </li>
        ))}
      </ul>
    </Example>
  );
}
