import { statusTable } from './statusTable';

describe('The table of a status', () => {
  it('has a column for each fact, as wide as it needs to be, and a dash for what is not live', () => {
    const table = statusTable({
      site: '/srv/site',
      releases: [
        {
          name: 'shell',
          version: '0123456789abcdef',
          contract: '1.0.0',
          liveSince: '2026-11-21T10:00:00.000Z',
          publishedBy: 'ada',
        },
        { name: 'mfe-booking', version: null, contract: null, liveSince: null, publishedBy: null },
      ],
    });
    expect(table.split('\n')).toEqual([
      'site: /srv/site',
      '',
      'release      live version      contract  since                     by',
      'shell        0123456789abcdef  1.0.0     2026-11-21T10:00:00.000Z  ada',
      'mfe-booking  –                 –         –                         –',
    ]);
  });
});
