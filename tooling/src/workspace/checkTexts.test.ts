import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { checkTexts } from './checkTexts';

const DEAL =
  "const { t } = useTranslation('deals'); t('title'); t('stops', { count }); t(`fares.${key}.route`); const NEW_YORK = { key: 'newYork' };";
const TEXTS = { title: 'x', stops_one: 'x', stops_other: '{{count}}', fares: { newYork: { route: 'x' } } };

/** A workspace with a contract package and a remote, without faults. */
function workspaceWithTexts() {
  const workspace = temporaryFolder();
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(workspace, file)), { recursive: true });
    writeFileSync(join(workspace, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('shared/contract/routes.json', { '/about': { remote: 'mfe-home' } });
  write('mfe-deals/src/Deal.tsx', DEAL);
  for (const language of ['en', 'es']) {
    write(`shared/locales/${language}/shared.json`, { routes: { '/about': 'x' } });
    write(`mfe-deals/src/locales/${language}/deals.json`, TEXTS);
  }
  write(
    'mfe-deals/src/Links.tsx',
    "const { t: shared } = useTranslation('shared'); shared(`routes.${path}`)",
  );
  return { workspace, write };
}

describe('checkTexts', () => {
  it('knows every way in which the workspace asks for a text', () => {
    expect(checkTexts(join(__dirname, '../../..'))).toEqual([]);
  });

  it('finds nothing where all texts are there and used, also by another package', () => {
    expect(checkTexts(workspaceWithTexts().workspace)).toEqual([]);
  });

  it('finds a text that a language lacks', () => {
    const { workspace, write } = workspaceWithTexts();
    write('mfe-deals/src/locales/es/deals.json', { ...TEXTS, title: '' });
    expect(checkTexts(workspace)).toEqual(['mfe-deals/src/locales/es/deals.json lacks "title"']);
  });

  it('finds a namespace that a language lacks', () => {
    const { workspace, write } = workspaceWithTexts();
    write('mfe-deals/src/Help.tsx', "i18n.t('help', { ns: 'help' })");
    write('mfe-deals/src/locales/en/help.json', { help: 'x' });
    expect(checkTexts(workspace)).toEqual(['mfe-deals/src/locales/es/help.json is missing']);
  });

  it.each([
    ['in a package', 'mfe-deals/src/locales', 'deals', { ...TEXTS, lead: 'x' }, 'lead'],
    [
      'by the value of a key',
      'mfe-deals/src/locales',
      'deals',
      { ...TEXTS, fares: { ...TEXTS.fares, rome: { route: 'x' } } },
      'fares.rome.route',
    ],
    [
      'in the contract package',
      'shared/locales',
      'shared',
      { routes: { '/about': 'x', '/old': 'x' } },
      'routes./old',
    ],
  ])('finds a text that is not used: %s', (_where, folder, namespace, texts, key) => {
    const { workspace, write } = workspaceWithTexts();
    for (const language of ['en', 'es']) write(`${folder}/${language}/${namespace}.json`, texts);
    expect(checkTexts(workspace)).toEqual([
      `${folder}/en/${namespace}.json has "${key}", which no source uses`,
    ]);
  });

  it.each([
    "const { t } = useTranslation('deals'); t('title')",
    "const t = i18n.getFixedT(null, 'deals'); t('title')",
    "i18n.t('title', { ns: 'deals' })",
  ])('does not take a use of another namespace for its own: %s', (source) => {
    const { workspace, write } = workspaceWithTexts();
    for (const language of ['en', 'es']) write(`mfe-deals/src/locales/${language}/help.json`, { title: 'x' });
    write('mfe-deals/src/Other.tsx', source);
    expect(checkTexts(workspace)).toEqual([
      'mfe-deals/src/locales/en/help.json has "title", which no source uses',
    ]);
  });

  it('counts what two functions of one name in a file ask for', () => {
    const { workspace, write } = workspaceWithTexts();
    write('mfe-deals/src/Deal.tsx', `{ ${DEAL} } { const { t } = useTranslation('shared') }`);
    expect(checkTexts(workspace)).toEqual([]);
  });

  it('knows the names of properties as parts of keys', () => {
    const { workspace, write } = workspaceWithTexts();
    write('mfe-deals/src/Deal.tsx', DEAL.replace("{ key: 'newYork' }", '{ newYork: 1 }'));
    expect(checkTexts(workspace)).toEqual([]);
  });

  it('does not count tests, nor namespaces of other packages that are known only at runtime', () => {
    const { workspace, write } = workspaceWithTexts();
    rmSync(join(workspace, 'mfe-deals/src/Deal.tsx'));
    write('mfe-deals/src/Deal.test.tsx', DEAL);
    write('shared/ui/Card.tsx', DEAL.replace("'deals'", 'namespace'));
    expect(checkTexts(workspace)).toEqual(
      ['title', 'stops_one', 'stops_other', 'fares.newYork.route'].map(
        (key) => `mfe-deals/src/locales/en/deals.json has "${key}", which no source uses`,
      ),
    );
  });
});
