import type { i18n as I18n } from 'i18next';
import type { Language } from '@farekite/shared/language';
import { reloadDocument } from '../document/reloadDocument';
import { reportError } from '../errors/reportError';
import { Loading, type Loadable } from '../loading/Loading';
import type { LocalizedPart } from './LanguageChoice';
import { LocalizedTexts, type LoadTexts, type RefetchTexts } from './LocalizedTexts';

/** The shell's own texts, which follow the language. Those of the document are there from the start. */
export class ShellTexts implements Loadable, LocalizedPart {
  private readonly loading = new Loading({
    onSlow: () => {
      reportError(new Error("The shell's texts are late"));
    },
    onFailed: (cause) => {
      reportError(new Error("The shell's texts could not be loaded", { cause }));
    },
  });
  private readonly texts: LocalizedTexts;

  constructor(i18n: I18n, load: LoadTexts, refetch: RefetchTexts) {
    this.texts = new LocalizedTexts(i18n, load, refetch, this.loading);
  }

  readonly phase = this.loading.phase;

  readonly lacksParts = (): boolean => false;

  readonly show = (language: Language): void => {
    this.texts.show(language);
  };

  readonly prefetch = (language: Language): void => {
    this.texts.prefetch(language);
  };

  readonly retry = (): void => {
    const phase = this.phase.get();
    if (phase === 'failed') this.texts.retry();
    // The document comes in the language that was chosen, and ends the request that hangs.
    else if (phase === 'slow') this.loading.begin('retrying', reloadDocument);
  };
}
