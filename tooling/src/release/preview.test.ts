import { formatPreview, parsePreview } from './preview';

const DEALS = 'mfe-deals@d0d0d0d0d0d0d0d0';
const SHELL = 'shell@5e115e115e115e11';
const HOSTILE = [
  ...['https://evil.example/remoteEntry.js', '//evil.example@d0d0d0d0d0d0d0d0', '<script>', '@', 'mfe-deals'],
  ...['../mfe-deals@d0d0d0d0d0d0d0d0', 'mfe-deals@../../../evil', 'mfe-deals@d0d0d0d0d0d0d0d0/../x'],
  ...['mfe-deals@D0D0D0D0D0D0D0D0', 'mfe-deals@d0d0d0d0d0d0d0d'],
];

it.each([
  ['no release', '', ''],
  ['several, with spaces between them', `${DEALS}, ${SHELL}`, `${DEALS},${SHELL}`],
  ['none of what is no label', `${HOSTILE.join()},${SHELL}`, SHELL],
])('parsePreview reads %s', (_what, text, expected) => {
  expect(formatPreview(parsePreview(text))).toBe(expected);
});
