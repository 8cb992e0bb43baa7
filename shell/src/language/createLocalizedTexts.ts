import type { i18n as I18n } from 'i18next';
import { addTexts, type Language, type Texts } from '@farekite/shared/language';
import type { Loading, SitePart } from '../loading/createLoading';

/** Where the texts of a part of the site come from. */
interface TextSource {
  /** Loads them in a language. Rejects when that fails; a later call tries again. */
  readonly load: (language: Language) => Promise<Texts>;
  /** Fetches their files past the browser's cache, which may have kept a broken response. */
  readonly refetch: (language: Language) => Promise<void>;
}

/** Lets a part of the site, which is there in one language, follow the one that the visitor chooses. */
export function createLocalizedTexts(i18n: I18n, { load, refetch }: TextSource, loading: Loading): SitePart {
  /** The language that was asked for last; the part is not shown in it yet while its texts are loading. */
  let wanted = i18n.language as Language;
  const add = async (language: Language) => {
    if (!i18n.getDataByLanguage(language)) addTexts(i18n, language, await load(language));
  };
  const change = async (language: Language) => {
    await add(language);
    if (language !== wanted) return;
    await i18n.changeLanguage(language);
    loading.succeed();
  };
  return {
    phase: loading.phase,
    show: (language) => {
      wanted = language;
      if (i18n.language === language) loading.succeed();
      else void loading.begin('loading', () => change(language), 'untranslated');
    },
    prefetch: (language) => {
      // A failure is reported when the language is chosen.
      add(language).catch(() => undefined);
    },
    retry: () => {
      const language = wanted;
      loading.retry(async () => {
        await refetch(language);
        await change(language);
      }, 'untranslated');
    },
  };
}
