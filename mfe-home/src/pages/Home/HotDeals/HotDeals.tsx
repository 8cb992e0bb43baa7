import { useRef } from 'react';
import { useTexts } from '@farekite/shared/language';
import { useReducedMotion } from '../../../components/Rotation/browserState';
import { useFetchAhead } from '../../../components/Rotation/useFetchAhead';
import { keepsFocus, useMotion } from '../../../components/Rotation/useMotion';
import { Stage } from '../../../components/Stage/Stage';
import { HOT_DEALS } from '../../../content/hotDeals';
import { HotDealCard } from './HotDealCard';
import styles from './HotDeals.module.scss';
import { hotDealsTexts } from './HotDeals.texts';
import { useConveyor } from './useConveyor';

const NEAREST: ScrollIntoViewOptions = { block: 'nearest', inline: 'nearest' };

/** The deals on a conveyor that runs round; by hand it scrolls like any other. */
export function HotDeals() {
  const t = useTexts(hotDealsTexts);
  const stage = useRef<HTMLElement>(null);
  const motion = useMotion(stage);
  const { view, belt, gone, countGone, stand } = useConveyor(motion.running, HOT_DEALS.length);
  useFetchAhead(belt, motion.onScreen, [0, HOT_DEALS.length]);
  // A plain scroller has no duplicates that could stand in.
  const endless = !useReducedMotion();
  return (
    <Stage
      ref={stage}
      motion={motion}
      surface="night"
      title={t('title')}
      lead={<p className={styles.lead}>{t('lead')}</p>}
    >
      <div
        ref={view}
        className={styles.view}
        onFocus={({ target }) => {
          if (!target.matches(':focus-visible')) return;
          stand();
          // Browsers are content when an edge of the focused card is seen.
          target.closest('li')?.scrollIntoView(NEAREST);
        }}
        // Whoever moves it by hand has taken it over.
        onTouchStart={motion.pause}
        onScroll={countGone}
        onBlur={(event) => {
          if (!keepsFocus(event)) countGone();
        }}
      >
        <ul ref={belt} className={styles.belt}>
          {[...HOT_DEALS, ...HOT_DEALS].map((deal, place) => {
            const duplicate = place >= HOT_DEALS.length;
            // Either a card or its duplicate can be read and used: the one that is not gone.
            const isGone = endless && place % HOT_DEALS.length < gone;
            return (
              <li
                key={duplicate ? `${deal.path} again` : deal.path}
                className={`${styles.place} ${duplicate ? styles.duplicate : ''}`.trim()}
                inert={duplicate !== isGone}
              >
                <HotDealCard deal={deal} />
              </li>
            );
          })}
        </ul>
      </div>
    </Stage>
  );
}
