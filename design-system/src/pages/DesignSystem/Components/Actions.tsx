import { useSite } from '@farekite/shared/contract';
import { Button, ButtonLink, CallLink } from '@farekite/shared/ui';
import styles from './Actions.module.scss';
import { Example } from './Example';

export function Actions() {
  const { phone } = useSite();
  return (
    <>
      <Example
        name="Button"
        advice="Acts on this page. Use one primary button per screen. A button that is not available stays focusable and says why in words."
        code={'<Button variant="secondary" onClick={…}>'}
      >
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button aria-disabled="true">Primary, disabled</Button>
        <Button variant="secondary" aria-disabled="true">
          Secondary, disabled
        </Button>
      </Example>
      <Example
        name="ButtonLink"
        advice="A link to another page that looks like a button."
        code={'<ButtonLink href="/about">'}
      >
        <ButtonLink href="/">Primary</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Secondary
        </ButtonLink>
      </Example>
      <Example
        name="CallLink"
        advice="The call that a page or a card is about, in the color that only calls and Go have. Other links that call are plain. The number comes from useSite."
        code={'<CallLink phone={useSite().phone}>'}
      >
        <CallLink phone={phone}>{phone}</CallLink>
        <CallLink phone={phone} variant="secondary">
          Secondary, in lists
        </CallLink>
        <div className={styles.row}>
          <CallLink phone={phone} fullWidth>
            Call {phone}
          </CallLink>
        </div>
      </Example>
    </>
  );
}
