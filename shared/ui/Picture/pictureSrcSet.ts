/** The files of a picture in two widths, in pixels, as a `srcset` attribute. */
export function pictureSrcSet(
  [small, large]: readonly [small: string, large: string],
  [smallPx, largePx]: readonly [small: number, large: number],
): string {
  return `${small} ${smallPx}w, ${large} ${largePx}w`;
}
