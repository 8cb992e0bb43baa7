import type { ReleaseManifest } from '@farekite/shared/protocol';
import { manifestOf, parseComplete, parseHistoryEntry, parsePointer, parseRelease } from '../release/formats';
import { contentVersion } from '../release/manifest';
import { fakeRemote, fakeShell, FIVE_ROUTES } from './fakeReleases';

const remote = fakeRemote('mfe-deals', { namespaces: ['deals'] }).release;
const shell = fakeShell({ routes: FIVE_ROUTES, hosts: [1, 2], development: 'development/shell.js' }).release;
const { name, version } = remote;
const publication = { serial: 7, id: '3f2a-1', from: null, with: version };

const seal = (content: object) => ({ ...content, version: contentVersion(content) }) as ReleaseManifest;
const unsealed = (content: object) => content;

/** `seal` gives a content the version that belongs to it. */
export const FORMAT_SAMPLES = {
  remote: { parse: parseRelease, content: remote, seal },
  shell: { parse: parseRelease, content: shell, seal },
  pointer: {
    parse: parsePointer,
    content: { ...remote, ...publication },
    seal: (content: object) => ({ ...content, version: contentVersion(manifestOf(content as never)) }),
  },
  entry: {
    parse: parseHistoryEntry,
    content: {
      ...{ name, version, action: 'publish', at: '2026-11-22T14:00:00.000Z', by: 'José' },
      ...publication,
      ...{ previous: '3f29', commit: 'c0ffee'.padEnd(40, '0'), run: 'https://ci.example.com/runs/7' },
    },
    seal: unsealed,
  },
  complete: {
    parse: parseComplete,
    content: { files: { 'first-class-deals/en.html': { integrity: `sha384-${'A'.repeat(64)}`, bytes: 7 } } },
    seal: unsealed,
  },
};
