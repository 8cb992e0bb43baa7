/** A file that has to be written to the site, or removed from it, to make its pages match the pointers. */
export interface ComposedFile {
  /** Relative to the site's folder. */
  readonly file: string;
  /** `null` for a file to remove. */
  readonly content: string | Uint8Array | null;
}
