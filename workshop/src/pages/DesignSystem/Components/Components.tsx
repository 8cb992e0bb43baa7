import { Kite, PriceBlock, TailFin, VisuallyHidden } from '@farekite/shared/ui';
import { Actions } from './Actions';
import { Example } from './Example';
import { FocusRings } from './FocusRings';
import { Frames } from './Frames';
import { PictureFrames } from './PictureFrames';
import styles from './Components.module.scss';

/** The components of the contract package in the looks that they have. */
export function Components() {
  return (
    <>
      <Actions />
      <FocusRings />
      <Example
        name="PriceBlock"
        advice="The one way to show a fare. The discount is worked out, so that it cannot be wrong."
        code={'<PriceBlock originalPrice={899} price={629} />'}
      >
        <PriceBlock originalPrice={899} price={629} />
        <PriceBlock originalPrice={1999} price={1489} trip="oneWay" />
      </Example>
      <Frames />
      <PictureFrames />
      <Example
        name="Kite"
        advice="The mark: beside the name, while something loads, and where a list is empty. Decorative."
        code={'<Kite heightPx={48} />'}
      >
        <Kite heightPx={32} />
        <Kite heightPx={48} />
        <Kite heightPx={96} />
      </Example>
      <Example
        name="TailFin"
        advice="Beside the name of an airline, so that rows are told apart at a glance. As wide as its container. Decorative."
        code={'<TailFin livery="leaf" />'}
      >
        {(['sky', 'leaf', 'plum'] as const).map((livery) => (
          <span key={livery} className={styles.fin}>
            <TailFin livery={livery} />
          </span>
        ))}
      </Example>
      <Example
        name="VisuallyHidden"
        advice="Words for the ears alone, where the eyes have a picture or a place. Here “for one person” follows the amount."
        code={'<VisuallyHidden>for one person</VisuallyHidden>'}
      >
        <p>
          $629 <VisuallyHidden>for one person</VisuallyHidden>
        </p>
      </Example>
    </>
  );
}
