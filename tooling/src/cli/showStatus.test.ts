import { historyTable, statusTable } from './showStatus';

const NONE = { version: null, contract: null, hosts: null, liveSince: null, publishedBy: null };
const STORED = { kept: [], previewed: [] };

describe('statusTable', () => {
  it('aligns its columns and shows a dash for missing values', () => {
    const live = { version: '0123456789abcdef', contract: '1.0.0', hosts: [1], publishedBy: 'ada' };
    const others = ['1111111111111111', '2222222222222222'];
    const stored = { kept: [live.version, ...others], previewed: others.slice(1) };
    const table = statusTable({
      site: '/srv/site',
      releases: [
        { name: 'shell', ...live, liveSince: '2026-11-21T10:00:00.000Z', ...stored },
        { name: 'mfe-booking', ...NONE, ...STORED },
      ],
    });
    expect(table.split('\n')).toEqual([
      'site: /srv/site',
      '',
      'release      live version      contract  since                     by   other versions',
      'shell        0123456789abcdef  1.0.0     2026-11-21T10:00:00.000Z  ada  1111111111111111 2222222222222222 (preview)',
      'mfe-booking  –                 –         –                         –    –',
    ]);
  });
});

const ONE = { serial: 1, id: 'one', from: null, with: null, modifiedMs: 0 };

describe('historyTable', () => {
  it('lists the newest entry first', () => {
    const rolledBack = {
      name: 'mfe-deals',
      version: 'b',
      action: 'rollback',
      because: 'Prices are missing',
    } as const;
    const table = historyTable([
      { name: 'shell', version: 'a', action: 'publish', at: '2026-11-21T10:00:00.000Z', by: 'ada', ...ONE },
      { ...rolledBack, at: '2026-11-21T11:00:00.000Z', by: 'grace', ...ONE },
    ]);
    expect(table.split('\n')).toEqual([
      'at                        action    release    version  by     because',
      '2026-11-21T11:00:00.000Z  rollback  mfe-deals  b        grace  Prices are missing',
      '2026-11-21T10:00:00.000Z  publish   shell      a        ada    –',
    ]);
  });
});
