import { releasePath, type RemoteRelease } from '@farekite/shared/protocol';
import { CardPicture, HeroPicture, Picture } from '@farekite/shared/ui';
import { useEffect, useState } from 'react';
import { Example } from './Example';
import styles from './PictureExamples.module.scss';

/** It has a picture in each size. */
const REMOTE = 'mfe-guides';
const STAMP_WIDTHS_PX = [200, 400] as const;

/** `undefined` until it is known, and where there is no live release. */
function useLiveFolder(): string | undefined {
  const [folder, setFolder] = useState<string>();
  useEffect(() => {
    void fetch(`/live/${REMOTE}.json`).then(async (response) => {
      if (response.ok) setFolder(`${releasePath((await response.json()) as RemoteRelease)}browser/assets`);
    });
  }, []);
  return folder;
}

export function PictureExamples() {
  const folder = useLiveFolder();
  const filesOf = (name: string, [small, large]: readonly [small: number, large: number]) => {
    const inFormat = (format: string) =>
      [small, large].map((width) => `${folder}/${name}-${width}.${format}`) as [string, string];
    return { avif: inFormat('avif'), webp: inFormat('webp') };
  };
  return (
    <>
      <Example
        name="HeroPicture"
        advice="The picture at the top of a page, loaded before everything else: one per page. It fills its container; focus names the edge that is never cut."
        code={'<HeroPicture files={{ avif, webp, focus: "right" }} />'}
        wide
      >
        <div className={styles.hero}>
          {folder && (
            <HeroPicture files={{ ...filesOf('paris-hero', [800, 1600]), focus: 'right' }} sizes="50rem" />
          )}
        </div>
      </Example>
      <Example
        name="CardPicture"
        advice="Four to three, as wide as its card, and loaded when it comes near the screen, or eager on the first screen. Pass its width as sizes."
        code={'<CardPicture files={{ avif, webp }} sizes="18rem" />'}
        wide
      >
        <div className={styles.card}>
          {folder && <CardPicture files={filesOf('post-jet-lag', [400, 800])} sizes="18rem" />}
        </div>
      </Example>
      <Example
        name="Picture"
        advice="Any other illustration, in a frame whose class gives it its size. Pass the widths of its two files, the height of the large one, and the width at which it is shown as sizes."
        code={
          '<Picture files={{ avif, webp }} widths={[200, 400]} height={300} sizes="12rem" className={styles.frame} />'
        }
      >
        <div className={styles.frame}>
          {folder && (
            <Picture
              files={filesOf('paris-stamp', STAMP_WIDTHS_PX)}
              widths={STAMP_WIDTHS_PX}
              height={300}
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
