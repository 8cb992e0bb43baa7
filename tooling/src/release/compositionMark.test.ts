import { fakeDeals, fakeShell } from '../testing/fakeReleases';
import { compositionMark } from './compositionMark';

const shell = fakeShell().release;
const deals = fakeDeals('Fares').release;

describe('compositionMark', () => {
  it('names the releases of a composition', () => {
    expect(compositionMark(shell, deals)).toBe(`shell@${shell.version} mfe-deals@${deals.version}`);
    expect(compositionMark(shell, undefined)).toBe(`shell@${shell.version}`);
  });
});
