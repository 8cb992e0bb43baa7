import type { ReleaseManifest } from '@farekite/shared/protocol';
import { labelOf } from '../release/manifest';
import type { Releases } from '../store/pointers';
import { fakeRemote, fakeShell, FAKE_ROUTES, pageSource } from '../testing/fakeReleases';
import { assertPublishable, assertRemoteKnown } from './contractGate';

/** The pointers while these releases are live. */
function live(...releases: readonly ReleaseManifest[]): Releases {
  return new Map(releases.map((release) => [release.name, release]));
}

const shell = fakeShell().release;
const remote = fakeRemote('mfe-deals').release;

describe('assertPublishable accepts a remote', () => {
  it('while no shell is live', () => {
    expect(() => {
      assertPublishable(fakeRemote('mfe-deals', { contract: '7.0.0' }).release, live());
    }).not.toThrow();
  });

  it.each([
    ['that matches the live shell', remote],
    ['with another minor version of the contract', fakeRemote('mfe-deals', { contract: '1.4.2' }).release],
    ['that has no route yet', { ...remote, name: 'mfe-new', pages: {} }],
    ['that needs no shared packages', fakeRemote('mfe-deals', { shared: {} }).release],
    [
      'with a page that has no route yet',
      fakeRemote('mfe-deals', { pages: { '/first-class-deals': pageSource(''), '/blog': pageSource('') } })
        .release,
    ],
  ])('%s', (_what, release) => {
    expect(() => {
      assertPublishable(release, live(shell));
    }).not.toThrow();
  });
});

describe('assertPublishable refuses a remote', () => {
  function publishing(release: ReleaseManifest): () => void {
    return () => {
      assertPublishable(release, live(shell));
    };
  }

  it('built against a major of the contract that the live shell does not host', () => {
    const { release } = fakeRemote('mfe-deals', { contract: '2.1.0' });
    expect(publishing(release)).toThrow(
      `${labelOf(release)} was built against contract 2.1.0, but ${labelOf(shell)} hosts 1.x. ` +
        'Publish mfe-deals built against @farekite/shared 1.x, or a shell that hosts its contract: ' +
        'docs/upgrading-the-contract.md describes the order.',
    );
  });

  it('whose contract is not a version', () => {
    const { release } = fakeRemote('mfe-deals', { contract: 'latest' });
    expect(publishing(release)).toThrow(
      `was built against contract latest, but ${labelOf(shell)} hosts 1.x. `,
    );
  });

  it('without a page that the live shell has a route for', () => {
    const { release } = fakeRemote('mfe-deals', { pages: {} });
    expect(publishing(release)).toThrow(
      `${labelOf(release)} has no page for /first-class-deals, which the route table of ${labelOf(shell)} assigns to it. ` +
        'First publish a release of mfe-deals that has the page, or a shell without that route.',
    );
  });

  it('that needs a package which the live shell does not provide', () => {
    const { release } = fakeRemote('mfe-deals', { shared: { 'left-pad': '^1.0.0' } });
    expect(publishing(release)).toThrow(
      `${labelOf(release)} needs left-pad ^1.0.0, but ${labelOf(shell)} provides none. ` +
        'Change the peer dependency of mfe-deals, or publish a shell that provides it first.',
    );
  });

  it('that needs another version of a package', () => {
    const { release } = fakeRemote('mfe-deals', { shared: { react: '^19.4.0' } });
    expect(publishing(release)).toThrow(`needs react ^19.4.0, but ${labelOf(shell)} provides 19.3.1.`);
  });
});

describe('assertPublishable', () => {
  it('accepts a shell while its remotes are not live', () => {
    expect(() => {
      assertPublishable(shell, live());
    }).not.toThrow();
  });

  it('accepts a shell that hosts all live remotes', () => {
    expect(() => {
      assertPublishable(shell, live(remote, fakeRemote('mfe-home').release));
    }).not.toThrow();
  });

  it.each([
    ['by the version of its contract', { contract: '2.0.0' }, 'was built against contract 1.0.0'],
    ['by the majors it hosts', { contract: '2.0.0', hosts: [2] }, 'hosts 2.x.'],
    ['by the packages it provides', { provides: { react: '20.0.0' } }, 'needs react ^19.0.0'],
    [
      'by a route to a page that the remote does not have',
      {
        routes: [...FAKE_ROUTES, { path: '/blog' as const, remote: 'mfe-deals' }],
      },
      'has no page for /blog',
    ],
  ])('refuses a shell that is incompatible with a live remote %s', (_what, options, problem) => {
    expect(() => {
      assertPublishable(fakeShell(options).release, live(remote));
    }).toThrow(`${labelOf(remote)} `);
    expect(() => {
      assertPublishable(fakeShell(options).release, live(remote));
    }).toThrow(problem);
  });

  it('accepts a shell that does not host a live remote without a route', () => {
    const { release } = fakeShell({ contract: '2.0.0', routes: [] });
    expect(() => {
      assertPublishable(release, live(remote));
    }).not.toThrow();
  });
});

describe('assertPublishable, between two majors of the contract,', () => {
  const both = fakeShell({ contract: '2.0.0', hosts: [1, 2] }).release;
  const [older, newer] = ['1.4.0', '2.0.0'].map((contract) => fakeRemote('mfe-deals', { contract }).release);
  if (!older || !newer) throw new Error('Unreachable: the list has two releases');

  it.each([
    ['a shell that hosts both, over remotes of the older', both, [shell, older]],
    ['a remote of the older', older, [both, newer]],
    ['a remote of the newer', newer, [both, older]],
    [
      'a shell that hosts both, over remotes of both',
      both,
      [both, older, fakeRemote('mfe-home', { contract: '2.0.0' }).release],
    ],
    [
      'a shell that drops the older when no live remote uses it',
      fakeShell({ contract: '2.0.0', hosts: [2] }).release,
      [both, newer],
    ],
  ])('accepts %s', (_what, release, present) => {
    expect(() => {
      assertPublishable(release, live(...present));
    }).not.toThrow();
  });

  it('refuses a remote of a third major and names the hosted ones', () => {
    const { release } = fakeRemote('mfe-deals', { contract: '3.0.0' });
    expect(() => {
      assertPublishable(release, live(both));
    }).toThrow(
      `${labelOf(release)} was built against contract 3.0.0, but ${labelOf(both)} hosts 1.x and 2.x. ` +
        'Publish mfe-deals built against @farekite/shared 1.x or 2.x, or a shell that hosts its contract',
    );
  });

  it('refuses a shell that drops the older while a live remote uses it, and names that remote', () => {
    const { release } = fakeShell({ contract: '2.0.0', hosts: [2] });
    expect(() => {
      assertPublishable(release, live(both, older, fakeRemote('mfe-home', { contract: '2.0.0' }).release));
    }).toThrow(
      `${labelOf(older)} was built against contract 1.4.0, but ${labelOf(release)} hosts 2.x. Publish mfe-deals built`,
    );
  });
});

describe('assertRemoteKnown', () => {
  const unknown = { ...remote, name: 'mfe-dealz' };

  it.each([
    ['a remote that the live shell has a route to', remote, live(shell), {}],
    ['a remote that is live, although the shell has no route to it', unknown, live(shell, unknown), {}],
    [
      'a new remote that the route table of the checkout has',
      unknown,
      live(shell),
      { '/deals': { remote: 'mfe-dealz' } },
    ],
    ['any remote while no shell is live', unknown, live(), {}],
    ['a shell', shell, live(shell), {}],
  ])('accepts %s', (_what, release, pointers, checkout) => {
    expect(() => {
      assertRemoteKnown(release, pointers, checkout);
    }).not.toThrow();
  });

  it.each([
    ['outside of a checkout', undefined],
    ['in a checkout that does not have it', { '/deals': { remote: 'mfe-deals' } }],
  ])('refuses a misspelt or foreign name, %s', (_what, checkout) => {
    expect(() => {
      assertRemoteKnown(unknown, live(shell, remote), checkout);
    }).toThrow(
      `${labelOf(unknown)} is of a remote that the site does not know: ${labelOf(shell)} has no route to mfe-dealz. ` +
        'Check the name. A new remote is published from a checkout whose shared/contract/routes.json has its path, ' +
        'or after the shell that has it.',
    );
  });
});
