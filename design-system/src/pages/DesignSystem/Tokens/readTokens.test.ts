import { groupTokens, readTokens } from './readTokens';

it('readTokens reads the custom properties of :root as they are written', () => {
  document.head.innerHTML = `
    <style>:root { --sky-700: #0b4fb3; color: red; --space-4: 0.25rem; }</style>
    <style>.card { --inside: 1px; } :root { --quick: 120ms; }</style>`;
  expect(readTokens()).toEqual([
    { name: '--sky-700', value: '#0b4fb3' },
    { name: '--space-4', value: '0.25rem' },
    { name: '--quick', value: '120ms' },
  ]);
});

it('groupTokens groups tokens by the first word of their names and puts single ones last', () => {
  const tokens = ['--white', '--sky-900', '--ease', '--sky-50'].map((name) => ({ name, value: '' }));
  expect([...groupTokens(tokens)].map(([family, { length }]) => [family, length])).toEqual([
    ['sky', 2],
    ['single values', 2],
  ]);
});
