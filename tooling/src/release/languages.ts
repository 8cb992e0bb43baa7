import type { SiteLanguage } from '@farekite/shared/language';
import type { ShellRelease } from '@farekite/shared/protocol';

/** The languages that every package speaks; a manifest that names none stands for these. */
export const DEFAULT_LANGUAGES: readonly SiteLanguage[] = ['en', 'es'];

/** The languages in which a shell's site is composed. */
export function languagesOf(shell: Pick<ShellRelease, 'languages'>): readonly SiteLanguage[] {
  return (shell.languages as readonly SiteLanguage[] | undefined) ?? DEFAULT_LANGUAGES;
}
