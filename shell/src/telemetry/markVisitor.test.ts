import type { VisitorMark } from '@farekite/shared/telemetry';
import { markVisitor } from './markVisitor';

const HEARD = 'canary=mfe-deals@77c1d0a95ee2b346:heard';
const FAILED = 'canary=mfe-deals@77c1d0a95ee2b346:failed';
const visit = (...marks: readonly VisitorMark[]) => markVisitor(new Set(marks));

beforeEach(() => {
  localStorage.clear();
});

describe('A visitor', () => {
  it('is told of once for each canary, and once more at the first failure', () => {
    expect([visit(HEARD), visit(HEARD), visit(HEARD, FAILED), visit(FAILED)]).toEqual([
      [HEARD],
      [],
      [FAILED],
      [],
    ]);
    const other = ['canary=mfe-guides@a1a1a1a1a1a1a1a1:heard', FAILED] as const;
    expect(visit(...other)).toEqual([other[0]]);
  });

  it('leaves at most forty marks behind, of the latest canaries', () => {
    for (let index = 0; index < 60; index += 1) visit(`canary=mfe-deals@${String(index)}:heard`);
    expect(visit('canary=mfe-deals@59:heard')).toEqual([]);
    expect(localStorage.getItem('marks')?.split(' ')).toHaveLength(40);
  });

  it('is not told of where storage is forbidden: each visit would count', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(visit(HEARD)).toEqual([]);
  });
});
