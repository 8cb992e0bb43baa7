import { useSite } from '@farekite/shared/contract';
import { Button, CallLink } from '@farekite/shared/ui';
import { Example } from './Example';
import styles from './FocusRings.module.scss';

const SURFACES = ['white', 'cloud', 'paleSky', 'sky'] as const;

/** The same controls on every background that the site has. */
export function FocusRings() {
  const { phone } = useSite();
  return (
    <Example
      name="Focus rings"
      advice="The shell draws them: dark for light backgrounds, with a yellow halo for dark ones. No component needs its own. Press Tab to see them."
      code={':focus-visible'}
      wide
    >
      <ul className={styles.surfaces}>
        {SURFACES.map((surface) => (
          <li key={surface} className={`${styles.surface} ${styles[surface]}`}>
            <Button>Button</Button>
            <Button variant="secondary">Secondary</Button>
            <CallLink phone={phone}>Call</CallLink>
            <input className={styles.field} aria-label={`Field on ${surface}`} placeholder="Field" />
          </li>
        ))}
      </ul>
    </Example>
  );
}
