import { useSite } from '@farekite/shared/contract';
import {
  Button,
  ButtonLink,
  CallLink,
  Field,
  FieldError,
  Kite,
  PhoneNumber,
  PriceBlock,
  TailFin,
  VisuallyHidden,
} from '@farekite/shared/ui';
import { useId } from 'react';
import { Dialogs } from './Dialogs';
import { Example } from './Example';
import { Icons } from './Icons';
import { PageParts } from './PageParts';
import { PictureExamples } from './PictureExamples';
import styles from './Components.module.scss';

export function Components() {
  const { phone } = useSite();
  const errorId = useId();
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
      <Example
        name="Field"
        advice="A text field with its label above. The form lays fields out; as a text area, a field has several lines."
        code={'<Field label="Name" autoComplete="name" />'}
        wide
      >
        <div className={styles.fields}>
          <Field label="Medium" placeholder="Placeholder" />
          <Field label="Large" size="large" placeholder="Placeholder" />
          <Field as="textarea" label="Several lines" rows={3} placeholder="Placeholder" />
        </div>
      </Example>
      <Example
        name="FieldError"
        advice="Says in words what is wrong with a value. It describes its field, which is marked as invalid."
        code={'<Field label="Email" aria-invalid aria-describedby={errorId}><FieldError id={errorId}>…'}
        wide
      >
        <div className={styles.fields}>
          <Field label="Email" defaultValue="ana@" aria-invalid aria-describedby={errorId}>
            <FieldError id={errorId}>Enter an email address.</FieldError>
          </Field>
        </div>
      </Example>
      <Example
        name="PhoneNumber"
        advice="The agency’s number within a sentence or a link. It never breaks across lines."
        code={'<PhoneNumber phone={useSite().phone} />'}
      >
        <p>
          Call us at <PhoneNumber phone={phone} />
        </p>
      </Example>
      <Dialogs />
      <Example
        name="PriceBlock"
        advice="A sample fare with its discount. It computes the discount, so that it cannot be wrong, and says what the fare includes."
        code={'<PriceBlock originalPrice={899} price={629} />'}
      >
        <PriceBlock originalPrice={899} price={629} />
        <PriceBlock originalPrice={1999} price={1489} trip="oneWay" />
      </Example>
      <PageParts />
      <PictureExamples />
      <Icons />
      <Example
        name="Kite"
        advice="The logo: beside the name, while something loads, and in empty lists. Decorative."
        code={'<Kite heightPx={48} />'}
      >
        <Kite heightPx={32} />
        <Kite heightPx={48} />
        <Kite heightPx={96} />
      </Example>
      <Example
        name="TailFin"
        advice="Beside the name of an airline, so that rows are told apart at a glance. As wide as its container. Decorative."
        code={'<TailFin airline="Northbeam Air" />'}
      >
        {(['Northbeam Air', 'Harborlight Air', 'Solenne Airways'] as const).map((airline) => (
          <span key={airline} className={styles.fin}>
            <TailFin airline={airline} />
          </span>
        ))}
      </Example>
      <Example
        name="VisuallyHidden"
        advice="Text for assistive technology only, where others see a picture or a position. Here “for one person” follows the amount."
        code={'<VisuallyHidden>for one person</VisuallyHidden>'}
      >
        <p>
          $629 <VisuallyHidden>for one person</VisuallyHidden>
        </p>
      </Example>
    </>
  );
}
