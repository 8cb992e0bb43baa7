import { LANGUAGES } from '@farekite/shared/language';
import { loadShellTexts } from './loadShellTexts';

describe('loadShellTexts', () => {
  it.each(LANGUAGES)('gives the texts of the shell and of the shared components (%s)', async (language) => {
    const { shell, shared } = await loadShellTexts(language);
    expect(shell).toHaveProperty('notFound.heading');
    expect(shared).toHaveProperty('dialog.close');
  });

  it('gives each language its own', async () => {
    expect(await loadShellTexts('en')).not.toEqual(await loadShellTexts('es'));
  });
});
