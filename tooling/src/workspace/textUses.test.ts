import { findTextUses } from './textUses';

/** The uses in a source, each as `namespace pattern`. */
const usesIn = (source: string) =>
  findTextUses('Page.tsx', source).uses.map(({ namespace, keys }) => `${String(namespace)} ${keys.source}`);

describe('findTextUses', () => {
  it.each([
    ['useTranslation', "const { t } = useTranslation('about'); t('title')", ['about ^title$']],
    [
      'another name',
      "const { t: words, language } = useTranslation('about'); words('title')",
      ['about ^title$'],
    ],
    [
      'a namespace of a variable',
      "const { t } = useTranslation(namespace); t('title')",
      ['undefined ^title$'],
    ],
    ['a hook of the package', "const { t: page } = useDealPage(); page('title')", ['undefined ^title$']],
    ['getFixedT', "const t = i18n.getFixedT(null, 'about'); t('title')", ['about ^title$']],
    [
      'getFixedT with a prefix',
      "const t = i18n.getFixedT(null, 'shared', 'price'); t('now')",
      [String.raw`shared ^price\.now$`],
    ],
    [
      'a function that is passed on',
      "function f(t: TFunction<'about'>) { return t('title') }",
      ['undefined ^title$'],
    ],
    ['the option ns', "i18n.t('title', { ns: 'about' })", ['about ^title$']],
    [
      'returnObjects',
      "i18n.t('steps', { ns: 'about', returnObjects: true })",
      [String.raw`about ^steps(?:\..+)?$`],
    ],
    [
      'one name in two components',
      "{ const { t } = useTranslation('a'); t('x') } { const { t } = useTranslation('b') }",
      ['a ^x$', 'b ^x$'],
    ],
    ['no translation', "format('title'); useTranslation('about')", []],
  ])('knows %s', (_case, source, uses) => {
    expect(usesIn(source)).toEqual(uses);
  });

  it.each([
    ['a template', 't(`deals.${key}.route`)', [String.raw`deals\.(.+?)\.route`]],
    ['a condition', "t(a ? 'play' : `p.${b}`)", ['play', String.raw`p\.(.+?)`]],
    ['a condition in a template', "t(`p.${a ? 'b' : 'c'}`)", [String.raw`p\.b`, String.raw`p\.c`]],
    ['a variable', 't(key)', ['(.+?)']],
  ])('knows keys that are %s', (_case, source, keys) => {
    expect(usesIn(source)).toEqual(keys.map((key) => `undefined ^${key}$`));
  });

  it('collects strings and the names of properties', () => {
    const { words } = findTextUses('routes.json', '{ "/about": { "remote": "mfe-home" } }');
    expect([...words]).toEqual(['/about', 'remote', 'mfe-home']);
    expect(findTextUses('a.ts', "const ICONS = { clock: 1, heart }; type A = 'b' | `c`;").words).toEqual(
      new Set(['clock', 'heart', 'b', 'c']),
    );
  });
});
