import { Kite, PriceBlock, TailFin, VisuallyHidden } from '@farekite/shared/ui';
import { Actions } from './Actions';
import { Dialogs } from './Dialogs';
import { Example } from './Example';
import { Forms } from './Forms';
import { Icons } from './Icons';
import { PageParts } from './PageParts';
import { PictureExamples } from './PictureExamples';
import styles from './Components.module.scss';

export function Components() {
  return (
    <>
      <Actions />
      <Forms />
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
