import { historyTable, statusTable } from './tables';

describe('The table of a status', () => {
  it('has a column for each fact, as wide as it needs to be, and a dash for what there is not', () => {
    const table = statusTable({
      site: '/srv/site',
      releases: [
        {
          name: 'shell',
          version: '0123456789abcdef',
          contract: '1.0.0',
          liveSince: '2026-11-21T10:00:00.000Z',
          publishedBy: 'ada',
          kept: ['0123456789abcdef', '1111111111111111', '2222222222222222'],
          previewed: ['2222222222222222'],
        },
        {
          name: 'mfe-booking',
          version: null,
          contract: null,
          liveSince: null,
          publishedBy: null,
          kept: [],
          previewed: [],
        },
      ],
    });
    expect(table.split('\n')).toEqual([
      'site: /srv/site',
      '',
      'release      live version      contract  since                     by   kept besides',
      'shell        0123456789abcdef  1.0.0     2026-11-21T10:00:00.000Z  ada  1111111111111111 2222222222222222 (preview)',
      'mfe-booking  –                 –         –                         –    –',
    ]);
  });
});

describe('The table of a history', () => {
  it('begins with what went live last', () => {
    const table = historyTable([
      { name: 'shell', version: 'a', action: 'publish', at: '2026-11-21T10:00:00.000Z', by: 'ada' },
      { name: 'mfe-deals', version: 'b', action: 'rollback', at: '2026-11-21T11:00:00.000Z', by: 'grace' },
    ]);
    expect(table.split('\n')).toEqual([
      'at                        action    release    version  by',
      '2026-11-21T11:00:00.000Z  rollback  mfe-deals  b        grace',
      '2026-11-21T10:00:00.000Z  publish   shell      a        ada',
    ]);
  });
});
