import { markVisitor } from './markVisitor';

const RELEASE = 'mfe-deals@77c1d0a95ee2b346';
const HEARD = { arm: 'canary', release: RELEASE, outcome: 'heard' };
const visit = (hasFailed = false, release = RELEASE) =>
  markVisitor(new Map([[`canary=${release}`, hasFailed]]));

beforeEach(() => {
  localStorage.clear();
});

describe('A visitor', () => {
  it('is told of once for each canary, and once more at the first failure', () => {
    const failed = { ...HEARD, outcome: 'failed' };
    expect([visit(), visit(), visit(true), visit(true)]).toEqual([[HEARD], [], [failed], []]);
    expect(visit(true, 'mfe-guides@a1a1a1a1a1a1a1a1')).toHaveLength(2);
    expect(visit(true)).toEqual([]);
  });

  it('leaves at most forty marks behind, of the latest canaries', () => {
    const releases = Array.from({ length: 60 }, (_, index) => `mfe-deals@${String(index)}`);
    for (const release of releases) visit(false, release);
    expect(visit(false, 'mfe-deals@59')).toEqual([]);
    expect(localStorage.getItem('marks')?.split(' ')).toHaveLength(40);
  });

  it('is not told of where storage is forbidden: each visit would count', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(visit()).toEqual([]);
    setItem.mockRestore();
  });
});
