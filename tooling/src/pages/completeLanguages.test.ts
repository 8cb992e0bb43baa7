import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { completeLanguages } from './completeLanguages';

/** A package whose `src/languages.d.ts` has these members. */
function packageDeclaring(...members: readonly string[]): string {
  const directory = temporaryFolder();
  mkdirSync(join(directory, 'src'));
  const declaration = `import '@farekite/shared/language';

declare module '@farekite/shared/language' {
  interface CompleteLanguages {
${members.map((member) => `    ${member}\n`).join('')}  }
}
`;
  writeFileSync(join(directory, 'src/languages.d.ts'), declaration);
  return directory;
}

describe('completeLanguages', () => {
  it('names none for a package without the file, which speaks English and Spanish', () => {
    expect(completeLanguages(temporaryFolder())).toBeUndefined();
  });

  it('adds the languages that the file declares to English and Spanish', () => {
    expect(completeLanguages(packageDeclaring('fr: true;', 'pt: true;'))).toEqual(['en', 'es', 'fr', 'pt']);
  });

  it('reads no language that is commented out', () => {
    expect(completeLanguages(packageDeclaring('fr: true;', '// pt: true;'))).toEqual(['en', 'es', 'fr']);
  });

  it('refuses a file that declares no language, and says how to declare one', () => {
    const directory = packageDeclaring();
    expect(() => completeLanguages(directory)).toThrow(
      `${join(directory, 'src/languages.d.ts')} declares no language. ` +
        'Give the interface CompleteLanguages a line such as "fr: true;", or remove the file.',
    );
  });
});
