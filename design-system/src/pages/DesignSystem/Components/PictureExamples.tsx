import { CardPicture, HeroPicture } from '@farekite/shared/ui';
import { filesOf } from '../Pictures/filesOf';
import { useLivePictures } from '../Pictures/useLivePictures';
import { Example } from './Example';
import styles from './PictureExamples.module.scss';

const HERO_WIDTH = 1600;
const CARD_WIDTH = 800;

/** The components that show pictures, with the first live illustration in each size. */
export function PictureExamples() {
  const pictures = [...useLivePictures().values()].flat();
  const hero = pictures.find(({ address }) => address.endsWith(`-${String(HERO_WIDTH)}.avif`));
  const cards = pictures.filter(({ address }) => address.endsWith(`-${String(CARD_WIDTH)}.avif`)).slice(0, 3);
  return (
    <>
      <Example
        name="HeroPicture"
        advice="The picture at the top of a page, loaded before everything else: one per page. It fills its container; focus names the edge that is never cut."
        code={'<HeroPicture files={{ avif, webp, focus: "right" }} />'}
        wide
      >
        <div className={styles.hero}>
          {hero && <HeroPicture files={{ ...filesOf(hero, HERO_WIDTH), focus: 'right' }} sizes="50rem" />}
        </div>
      </Example>
      <Example
        name="CardPicture"
        advice="Four to three, as wide as its card, and loaded when it comes near the screen, or eager on the first screen. Pass its width as sizes."
        code={'<CardPicture files={{ avif, webp }} sizes="18rem" />'}
        wide
      >
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.address} className={styles.card}>
              <CardPicture files={filesOf(card, CARD_WIDTH)} sizes="(width < 640px) 92vw, 18rem" />
            </li>
          ))}
        </ul>
      </Example>
    </>
  );
}
