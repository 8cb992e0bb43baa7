import { budgetTable } from './budgetTable';

describe('budgetTable', () => {
  it('aligns the used and the allowed sizes on the right', () => {
    const table = budgetTable('mfe-deals@0123456789abcdef', [
      { group: 'entry', used: 7_206, allowed: 7_490 },
      { group: 'script of /top-airlines', used: 16_503, allowed: 17_270 },
      { group: 'style of /top-airlines', used: 998, allowed: 1_030 },
    ]);
    expect(table.split('\n')).toEqual([
      'mfe-deals@0123456789abcdef  used    allowed',
      'entry                        7,206   7,490',
      'script of /top-airlines     16,503  17,270',
      'style of /top-airlines         998   1,030',
    ]);
  });
});
