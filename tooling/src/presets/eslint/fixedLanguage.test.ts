import { brokenRules } from '../../testing/brokenRules';

describe('The lint rules', () => {
  it.each([
    ['refuse a localized value in a fixed language', 'mfe-home/src/visit.ts', ['no-restricted-syntax']],
    ['refuse it in the shell', 'shell/src/visit.ts', ['no-restricted-syntax']],
    ['allow it in a test, where all languages are there', 'mfe-home/src/visit.test.ts', []],
  ])('%s', async (_what, file, rules) => {
    const source = "export const keyOf = (title: Readonly<Record<'en', string>>) => title.en;\n";
    expect(await brokenRules(file, source)).toEqual(rules);
  });

  it('refuse it in a pattern, also in the components of the contract', async () => {
    const source = "export const keyOf = ({ en }: Readonly<Record<'en', string>>) => en;\n";
    expect(await brokenRules('shared/ui/visit.ts', source)).toEqual(['no-restricted-syntax']);
  });

  it('allow a localized value in the language of the page', async () => {
    const source =
      'export const read = (title: Record<string, string>, language: string) => title[language];\n';
    expect(await brokenRules('mfe-home/src/visit.ts', source)).toEqual([]);
  });
});
