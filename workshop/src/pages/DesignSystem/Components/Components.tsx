import type { ReactNode } from 'react';
import { useSite } from '@farekite/shared/contract';
import { Button, ButtonLink, CallLink, Kite, PriceBlock } from '@farekite/shared/ui';
import styles from './Components.module.scss';

function Example({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.example}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

/** The components of the contract package in the looks that they have; this page itself is made of the others. */
export function Components() {
  const { phone } = useSite();
  return (
    <div className={styles.examples}>
      <Example name="Button">
        <Button>Primary</Button>
        <Button look="secondary">Secondary</Button>
      </Example>
      <Example name="ButtonLink">
        <ButtonLink href="/">Primary</ButtonLink>
        <ButtonLink href="/" look="secondary">
          Secondary
        </ButtonLink>
      </Example>
      <Example name="CallLink">
        <CallLink phone={phone}>{phone}</CallLink>
        <CallLink phone={phone} fullWidth>
          {phone}
        </CallLink>
      </Example>
      <Example name="PriceBlock">
        <PriceBlock originalPrice={899} price={629} />
        <PriceBlock originalPrice={1999} price={1489} trip="oneWay" />
      </Example>
      <Example name="Kite">
        <Kite heightPx={48} />
        <Kite heightPx={96} />
      </Example>
    </div>
  );
}
