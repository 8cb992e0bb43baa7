import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { hostsContractOf } from '../gate/contractGate';
import type { RemotePointer, ShellPointer } from '../release/formats';
import { NO_PREVIEW } from '../release/preview';
import { possiblePages } from '../serve/possiblePages';
import {
  completeKey,
  ownPair,
  pageFile,
  pairKey,
  pairLabel,
  pairOf,
  pointerKey,
  releaseKey,
  SHELL_NAME,
  type Pair,
} from '../store/keys';
import { oncePerContent } from '../store/Store';

/** Rules by which servers find pages; without one, pages are missing. */
export interface ServerRules {
  readonly asksForComplete?: boolean;
  readonly usesNamedPairs?: boolean;
}

const parse = oncePerContent((bytes): unknown => JSON.parse(bytes.toString('utf8')));

/** Looks after each change whether visitors still get all pages. */
export class WatchedSite extends Map<string, Buffer> {
  readonly faults = new Set<string>();
  private isWatched = false;

  constructor(private readonly rules: ServerRules = {}) {
    super();
  }

  watch(): void {
    this.isWatched = true;
    this.check();
  }

  override set(key: string, bytes: Buffer): this {
    const pair = this.isWatched ? pairOf(key) : undefined;
    const present = this.get(key);
    if (pair && present && !present.equals(bytes) && this.has(completeKey(pair))) {
      this.faults.add(`${key} was changed, which visitors may have seen`);
    }
    super.set(key, bytes);
    this.check();
    return this;
  }

  override delete(key: string): boolean {
    const isDeleted = super.delete(key);
    this.check();
    return isDeleted;
  }

  private read<T>(key: string): T | undefined {
    const bytes = this.get(key);
    return bytes && (parse(bytes) as T);
  }

  private readShell(version: string): ShellRelease | undefined {
    return this.read(releaseKey({ name: SHELL_NAME, version }, 'release.json'));
  }

  private check(): void {
    if (!this.isWatched) return;
    const shell = this.read<ShellPointer>(pointerKey(SHELL_NAME));
    if (!shell) return;
    // In the canary of the shell, remotes are live releases.
    const ofCanary = shell.canary && this.withCanary(shell, shell.canary);
    for (const served of ofCanary ? [shell, ofCanary] : [shell]) {
      for (const { path, remote } of served.routes) {
        const pointer = this.read<RemotePointer>(pointerKey(remote));
        if (!pointer) continue;
        this.checkPage(path, served, pointer);
        if (served === shell && pointer.canary)
          this.checkPage(path, shell, { ...pointer, ...pointer.canary });
      }
      this.checkPair(ownPair(served.version));
    }
  }

  private withCanary(shell: ShellPointer, canary: NonNullable<ShellPointer['canary']>): ShellPointer {
    const manifest = this.readShell(canary.version);
    if (!manifest) this.faults.add('the canary of the shell has no release');
    return { ...shell, ...manifest, ...canary };
  }

  private checkPage(path: string, shell: ShellPointer, pointer: RemotePointer): void {
    const { asksForComplete = true, usesNamedPairs = true } = this.rules;
    const state = { routes: shell.routes, shell, remote: pointer, preview: NO_PREVIEW, previewed: [] };
    for (const language of shell.languages) {
      const [live, ...named] = possiblePages(state, path, language).filter(({ status }) => status === 200);
      const found = [...(live ? [live] : []), ...(usesNamedPairs ? named : [])].find(({ pair, file }) =>
        this.has(asksForComplete ? completeKey(pair) : pairKey(pair, file)),
      );
      if (found) this.checkPair(found.pair, found.file);
      else this.faults.add(`there is no page for ${path} (${language})`);
    }
  }

  private checkPair(pair: Pair, asked?: string): void {
    const { files = {} } = this.read<{ files?: Record<string, unknown> }>(completeKey(pair)) ?? {};
    const shell = this.readShell(pair.shell);
    const paths = shell?.routes.filter(({ remote }) => remote === pair.name).map(({ path }) => path) ?? [];
    const pages = paths.flatMap((path) => shell?.languages.map((language) => pageFile(path, language)) ?? []);
    const expected = new Set([...Object.keys(files), ...pages, ...(asked === undefined ? [] : [asked])]);
    const missing = [...expected].filter((file) => !this.has(pairKey(pair, file)));
    if (missing.length > 0) this.faults.add(`${pairLabel(pair)} is served without ${missing.join(' ')}`);
    if (pair.name === SHELL_NAME) return;
    const remote = this.read<RemoteRelease>(releaseKey(pair, 'release.json'));
    if (!shell || !remote) this.faults.add(`${pairLabel(pair)} is served without its releases`);
    else if (!hostsContractOf(shell, remote)) this.faults.add(`${pairLabel(pair)} does not fit`);
  }
}
