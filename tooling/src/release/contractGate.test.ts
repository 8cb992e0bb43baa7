import type { ReleaseManifest } from '@farekite/shared/contract';
import { fakeRemote, fakeShell, FAKE_ROUTES, renders } from '../testing/fakeReleases';
import { assertPublishable } from './contractGate';
import { labelOf } from './manifest';
import type { Pointers } from './pointers';

function live(...releases: readonly ReleaseManifest[]): Pointers {
  return new Map(releases.map((release) => [release.name, release]));
}

const shell = fakeShell().release;
const remote = fakeRemote('mfe-deals').release;

describe('A remote can be published', () => {
  it('while no shell is live', () => {
    expect(() => {
      assertPublishable(fakeRemote('mfe-deals', { contract: '7.0.0' }).release, live());
    }).not.toThrow();
  });

  it.each([
    ['that the live shell can host', remote],
    ['of another minor version of the contract', fakeRemote('mfe-deals', { contract: '1.4.2' }).release],
    ['that no route leads to yet', { ...remote, name: 'mfe-new', pages: {} }],
    ['that shares nothing', fakeRemote('mfe-deals', { shared: {} }).release],
    [
      'with a page that no route leads to yet',
      fakeRemote('mfe-deals', { pages: { '/first-class-deals': renders(''), '/blog': renders('') } }).release,
    ],
  ])('%s', (_what, release) => {
    expect(() => {
      assertPublishable(release, live(shell));
    }).not.toThrow();
  });
});

describe('A remote is refused', () => {
  function refusalOf(release: ReleaseManifest): () => void {
    return () => {
      assertPublishable(release, live(shell));
    };
  }

  it('when it speaks a major of the contract that the live shell does not host', () => {
    const { release } = fakeRemote('mfe-deals', { contract: '2.1.0' });
    expect(refusalOf(release)).toThrow(
      `${labelOf(release)} speaks contract 2.1.0, ${labelOf(shell)} hosts 1.x. ` +
        'Publish mfe-deals built against @farekite/shared 1.x, or a shell that hosts its contract: ' +
        'docs/upgrading-the-contract.md tells in which order.',
    );
  });

  it('when its contract is no version', () => {
    const { release } = fakeRemote('mfe-deals', { contract: 'latest' });
    expect(refusalOf(release)).toThrow(`speaks contract latest, ${labelOf(shell)} hosts 1.x. `);
  });

  it('when it lacks a page that the live shell has a route for', () => {
    const { release } = fakeRemote('mfe-deals', { pages: {} });
    expect(refusalOf(release)).toThrow(
      `${labelOf(release)} has no page for /first-class-deals, which the route table of ${labelOf(shell)} gives to it. ` +
        'Add /first-class-deals to the pages in the package.json of mfe-deals, or publish a shell without that route first.',
    );
  });

  it('when it wants a singleton that the live shell does not share', () => {
    const { release } = fakeRemote('mfe-deals', { shared: { 'left-pad': '^1.0.0' } });
    expect(refusalOf(release)).toThrow(
      `${labelOf(release)} wants left-pad ^1.0.0, ${labelOf(shell)} shares none. ` +
        'Change the peer dependency of mfe-deals, or publish a shell that shares it first.',
    );
  });

  it('when it wants another version of it', () => {
    const { release } = fakeRemote('mfe-deals', { shared: { react: '^19.4.0' } });
    expect(refusalOf(release)).toThrow(`wants react ^19.4.0, ${labelOf(shell)} shares 19.3.1.`);
  });
});

describe('A shell', () => {
  it('can be published while its remotes are not live', () => {
    expect(() => {
      assertPublishable(shell, live());
    }).not.toThrow();
  });

  it('can be published when it hosts all live remotes', () => {
    expect(() => {
      assertPublishable(shell, live(remote, fakeRemote('mfe-home').release));
    }).not.toThrow();
  });

  it.each([
    ['by the contract', { contract: '2.0.0' }, 'speaks contract 1.0.0'],
    ['by the majors that it hosts', { contract: '2.0.0', hosts: [2] }, 'hosts 2.x.'],
    ['by what it shares', { provides: { react: '20.0.0' } }, 'wants react ^19.0.0'],
    [
      'by a route to a page that it has not',
      {
        routes: [...FAKE_ROUTES, { path: '/blog' as const, remote: 'mfe-deals' }],
      },
      'has no page for /blog',
    ],
  ])('is refused when it would strand a live remote %s', (_what, options, problem) => {
    expect(() => {
      assertPublishable(fakeShell(options).release, live(remote));
    }).toThrow(`${labelOf(remote)} `);
    expect(() => {
      assertPublishable(fakeShell(options).release, live(remote));
    }).toThrow(problem);
  });

  it('need not host a live remote that none of its routes leads to', () => {
    const { release } = fakeShell({ contract: '2.0.0', routes: [] });
    expect(() => {
      assertPublishable(release, live(remote));
    }).not.toThrow();
  });
});

describe('On the way from one major of the contract to the next', () => {
  const both = fakeShell({ contract: '2.0.0', hosts: [1, 2] }).release;
  const [older, newer] = ['1.4.0', '2.0.0'].map((contract) => fakeRemote('mfe-deals', { contract }).release);
  if (!older || !newer) throw new Error('There are two');

  it.each([
    ['a shell that hosts both is published over remotes of the older', both, [shell, older]],
    ['a remote of the older is published again', older, [both, newer]],
    ['a remote of the newer is published', newer, [both, older]],
    [
      'remotes of both are live when a shell is published',
      both,
      [both, older, fakeRemote('mfe-home', { contract: '2.0.0' }).release],
    ],
    [
      'the older is dropped when nobody speaks it',
      fakeShell({ contract: '2.0.0', hosts: [2] }).release,
      [both, newer],
    ],
  ])('%s', (_what, release, present) => {
    expect(() => {
      assertPublishable(release, live(...present));
    }).not.toThrow();
  });

  it('a remote of a third major is refused, and told which are hosted', () => {
    const { release } = fakeRemote('mfe-deals', { contract: '3.0.0' });
    expect(() => {
      assertPublishable(release, live(both));
    }).toThrow(
      `${labelOf(release)} speaks contract 3.0.0, ${labelOf(both)} hosts 1.x and 2.x. ` +
        'Publish mfe-deals built against @farekite/shared 1.x or 2.x, or a shell that hosts its contract',
    );
  });

  it('a shell that drops the older is refused while a remote that speaks it is live, and says which', () => {
    const { release } = fakeShell({ contract: '2.0.0', hosts: [2] });
    expect(() => {
      assertPublishable(release, live(both, older, fakeRemote('mfe-home', { contract: '2.0.0' }).release));
    }).toThrow(
      `${labelOf(older)} speaks contract 1.4.0, ${labelOf(release)} hosts 2.x. Publish mfe-deals built`,
    );
  });
});
