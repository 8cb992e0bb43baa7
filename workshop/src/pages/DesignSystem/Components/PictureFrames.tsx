import { CardPicture, HeroPicture } from '@farekite/shared/ui';
import { filesOf } from '../Pictures/filesOf';
import { useLivePictures } from '../Pictures/useLivePictures';
import { Example } from './Example';
import styles from './PictureFrames.module.scss';

const HERO_WIDTH = 1600;
const CARD_WIDTH = 800;

/** The frames that pictures stand in, with the first scenes that are live in each size. */
export function PictureFrames() {
  const pictures = [...useLivePictures().values()].flat();
  const hero = pictures.find(({ address }) => address.endsWith(`-${String(HERO_WIDTH)}.avif`));
  const cards = pictures.filter(({ address }) => address.endsWith(`-${String(CARD_WIDTH)}.avif`)).slice(0, 3);
  return (
    <>
      <Example
        name="HeroPicture"
        advice="Across a page’s head, and fetched first of all: one a page. It fills its container and says by focus which edge is kept whole."
        code={'<HeroPicture files={{ avif, webp, focus: "right" }} />'}
        wide
      >
        <div className={styles.hero}>
          {hero && <HeroPicture files={{ ...filesOf(hero, HERO_WIDTH), focus: 'right' }} sizes="50rem" />}
        </div>
      </Example>
      <Example
        name="CardPicture"
        advice="Four to three, as wide as its card, and fetched when it comes near. Say by sizes how wide that is."
        code={'<CardPicture files={{ avif, webp }} sizes="(width < 640px) 92vw, 18rem" />'}
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
