import { loadIllustration } from '../loadIllustration';
import { renderSvg } from '../render/render';
import { drawSharePicture, SHARE_WIDTH } from '../sharePictures/drawSharePicture';
import { SHARE_PICTURES } from '../sharePictures/sharePictures';
import { FORM_DETAILS, FORMATS, FORMS, stemOf, type Form } from './forms';
import type { Picture, PictureFile } from './Picture';
import { USAGE } from './usage';

const BRAND = 'FareKite';

/** Size limit of each format relative to AVIF: WebP needs about 60 % more for the same quality. */
const RELATIVE_SIZES = { avif: 1, webp: 1.6 } as const;
const SHARE_PICTURE_MAX_BYTES = 90_000;

function filesOf(stem: string, form: Form): PictureFile[] {
  return FORM_DETAILS[form].widths.flatMap(([width, maxBytes]) =>
    FORMATS.map((format) => ({
      name: `${stem}-${String(width)}.${format}`,
      format,
      width,
      maxBytes: maxBytes * RELATIVE_SIZES[format],
    })),
  );
}

function illustrationPictures(): Picture[] {
  return Object.entries(USAGE).flatMap(([packageName, usage]) =>
    FORMS.flatMap((form) =>
      usage[form].map((illustration) => {
        const stem = stemOf(illustration, form);
        return {
          packageName,
          stem,
          illustration,
          draw: async () => renderSvg(await loadIllustration(illustration), FORM_DETAILS[form].crop),
          files: filesOf(stem, form),
        };
      }),
    ),
  );
}

function sharePictures(): Picture[] {
  return SHARE_PICTURES.map(({ packageName, stem, illustration, title }) => ({
    packageName,
    stem,
    illustration,
    draw: async () => drawSharePicture(await loadIllustration(illustration), title, BRAND),
    files: [{ name: `${stem}.jpg`, format: 'jpeg', width: SHARE_WIDTH, maxBytes: SHARE_PICTURE_MAX_BYTES }],
  }));
}

/** Every picture of every package. */
export function allPictures(): Picture[] {
  return [...illustrationPictures(), ...sharePictures()];
}
