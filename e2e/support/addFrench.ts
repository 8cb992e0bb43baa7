import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editFile } from './editFile';

/** What the tests take for French: the English in guillemets, so that every text shows its language. */
export function inFrench(english: string): string {
  return `«${english}»`;
}

/** Makes French a language of the site. */
export function offerFrench(workspace: string): void {
  const spanish = "es: { locale: 'es-US', name: 'Español', englishName: 'Spanish' },";
  editFile(join(workspace, 'shared/language/Language.ts'), [
    spanish,
    `${spanish}\n  fr: { locale: 'fr-US', name: 'Français', englishName: 'French' },`,
  ]);
  editFile(
    join(workspace, 'shared/language/dateLocales.ts'),
    ['import type { Language }', "import { fr } from 'date-fns/locale/fr';\nimport type { Language }"],
    ['en: enUS, es }', 'en: enUS, es, fr }'],
  );
}

/** Writes the French texts beside the English ones in a folder `locales`. */
export function writeFrench(locales: string, textOf: (english: string) => string): void {
  mkdirSync(join(locales, 'fr'), { recursive: true });
  for (const file of readdirSync(join(locales, 'en'))) {
    const french = JSON.parse(readFileSync(join(locales, 'en', file), 'utf8'), (_key, value: unknown) =>
      typeof value === 'string' ? textOf(value) : value,
    ) as unknown;
    writeFileSync(join(locales, 'fr', file), JSON.stringify(french));
  }
}
