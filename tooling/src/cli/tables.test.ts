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
          hosts: [1],
          liveSince: '2026-11-21T10:00:00.000Z',
          publishedBy: 'ada',
          kept: ['0123456789abcdef', '1111111111111111', '2222222222222222'],
          previewed: ['2222222222222222'],
        },
        {
          name: 'mfe-booking',
          version: null,
          contract: null,
          hosts: null,
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

describe('The table of a status, while the shell hosts two majors of the contract', () => {
  const release = { liveSince: null, publishedBy: null, kept: [], previewed: [], version: 'a', hosts: null };
  const notes = (...remotes: readonly (string | null)[]) =>
    statusTable({
      site: '/srv/site',
      releases: [
        { ...release, name: 'shell', contract: '2.0.0', hosts: [1, 2] },
        ...remotes.map((contract, index) => ({ ...release, name: `mfe-${String(index)}`, contract })),
      ],
    })
      .split('\n')
      .slice(4 + remotes.length);

  it('says who speaks which', () => {
    expect(notes('1.4.0', '2.0.0', '1.0.0', null)).toEqual([
      '',
      'contract 1.x is spoken by mfe-0, mfe-2',
      'contract 2.x is spoken by mfe-1',
    ]);
  });

  it('says that nobody speaks the older, so that it can be dropped', () => {
    expect(notes('2.0.0', '2.1.0')).toContain('contract 1.x is spoken by nobody');
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
