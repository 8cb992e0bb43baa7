import { DEALS_RELEASE, SHELL_RELEASE } from '../testing/releases';
import { compositionMark } from './compositionMark';

it('compositionMark names the releases in a composition', () => {
  expect(compositionMark(SHELL_RELEASE, DEALS_RELEASE)).toBe(
    'shell@5e115e115e115e11 mfe-deals@d0d0d0d0d0d0d0d0',
  );
  expect(compositionMark(SHELL_RELEASE, undefined)).toBe('shell@5e115e115e115e11');
});
