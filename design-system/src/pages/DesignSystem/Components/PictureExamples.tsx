import { CardPicture, HeroPicture, Picture } from '@farekite/shared/ui';
import { filesOf } from '../Pictures/readPictures';
import { useLivePictures } from '../Pictures/useLivePictures';
import { Example } from './Example';
import styles from './PictureExamples.module.scss';

const HERO_WIDTH_PX = 1600;
const CARD_WIDTH_PX = 800;
/** Of the small and the large file of a stamp. */
const STAMP_WIDTHS_PX = [200, 400] as const;
const STAMP_HEIGHT_PX = 300;

/** The components that show pictures, with the first live illustration in each size. */
export function PictureExamples() {
  const pictures = [...useLivePictures().values()].flat();
  const hero = pictures.find(({ address }) => address.endsWith(`-${String(HERO_WIDTH_PX)}.avif`));
  const cards = pictures
    .filter(({ address }) => address.endsWith(`-${String(CARD_WIDTH_PX)}.avif`))
    .slice(0, 3);
  const stamp = pictures.find(({ address }) => address.endsWith(`-${String(STAMP_WIDTHS_PX[1])}.avif`));
  return (
    <>
      <Example
        name="HeroPicture"
        advice="The picture at the top of a page, loaded before everything else: one per page. It fills its container; focus names the edge that is never cut."
        code={'<HeroPicture files={{ avif, webp, focus: "right" }} />'}
        wide
      >
        <div className={styles.hero}>
          {hero && <HeroPicture files={{ ...filesOf(hero, HERO_WIDTH_PX), focus: 'right' }} sizes="50rem" />}
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
              <CardPicture files={filesOf(card, CARD_WIDTH_PX)} sizes="(width < 640px) 92vw, 18rem" />
            </li>
          ))}
        </ul>
      </Example>
      <Example
        name="Picture"
        advice="Any other illustration, in a frame whose class gives it its size. Pass the widths of its two files, the height of the large one, and the width at which it is shown as sizes."
        code={
          '<Picture files={{ avif, webp }} widths={[200, 400]} height={300} sizes="12rem" className={styles.frame} />'
        }
      >
        <div className={styles.frame}>
          {stamp && (
            <Picture
              files={filesOf(stamp, STAMP_WIDTHS_PX[1])}
              widths={STAMP_WIDTHS_PX}
              height={STAMP_HEIGHT_PX}
              sizes="12rem"
              className={styles.picture}
              loading="lazy"
            />
          )}
        </div>
      </Example>
    </>
  );
}
