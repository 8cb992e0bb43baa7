/** What a module of texts says when its file was saved while `farekite dev` shows it. */
export interface SavedTexts {
  /** The object that the module exported until now. */
  readonly replaced: unknown;
  /** The object that it exports now. */
  readonly texts: unknown;
}

/** Name of the event of the window whose detail is {@link SavedTexts}. */
export const SAVED_TEXTS_EVENT = 'farekite:saved-texts';

export type SavedTextsEvent = typeof SAVED_TEXTS_EVENT;
