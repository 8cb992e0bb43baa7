import type { Language } from '@farekite/shared/language';
import type { ShellRelease } from '@farekite/shared/protocol';

/** The languages in which a shell's site is composed. */
export function languagesOf({ languages }: Pick<ShellRelease, 'languages'>): readonly Language[] {
  return languages as readonly Language[];
}
