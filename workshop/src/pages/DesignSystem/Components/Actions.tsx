import { useSite } from '@farekite/shared/contract';
import { Button, ButtonLink, CallLink } from '@farekite/shared/ui';
import { Example } from './Example';

/** What can be pressed. Point at them, hold them and walk through them with Tab. */
export function Actions() {
  const { phone } = useSite();
  return (
    <>
      <Example
        name="Button"
        advice="Does something on this page. One primary button a screen; what cannot be done now says why in words."
        code={'<Button look="secondary" onClick={…}>'}
      >
        <Button>Primary</Button>
        <Button look="secondary">Secondary</Button>
        <Button aria-disabled="true">Primary, not now</Button>
        <Button look="secondary" aria-disabled="true">
          Secondary, not now
        </Button>
      </Example>
      <Example
        name="ButtonLink"
        advice="Leads to another page, with the looks of a button."
        code={'<ButtonLink href="/about">'}
      >
        <ButtonLink href="/">Primary</ButtonLink>
        <ButtonLink href="/" look="secondary">
          Secondary
        </ButtonLink>
      </Example>
      <Example
        name="CallLink"
        advice="The one way to offer a call, in the color that is kept for it. The number comes from the site."
        code={'<CallLink phone={useSite().phone}>'}
        wide
      >
        <CallLink phone={phone}>{phone}</CallLink>
        <CallLink phone={phone} look="secondary">
          One of many
        </CallLink>
        <CallLink phone={phone} fullWidth>
          Call {phone}
        </CallLink>
      </Example>
    </>
  );
}
