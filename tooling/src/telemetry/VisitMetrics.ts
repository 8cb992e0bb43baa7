import { UNKNOWN_VERSION, VITALS, type Failure, type Visit } from '@farekite/shared/telemetry';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import type { Store } from '../store/Store';
import { knownReleases, type KnownReleases } from './knownReleases';
import { bandOf } from './releaseHealth';

export type Refusal = 'too-large' | 'too-many' | 'malformed';

/** Stands for whatever nobody knows, so that records cannot make any number of time series. */
const OTHER = 'other';
const MAX_FAILURES = 20;
/** When the releases are read again; the second where a visit names one that is not known. */
const FRESH_MS = 60_000;
const AGAIN_MS = 5_000;

/** For Prometheus. Records are not authenticated: their labels are bounded. */
export class VisitMetrics {
  readonly registry = new Registry();
  private readonly visits = this.counter('visits', 'Documents that told of their visit', ['language']);
  private readonly views = this.counter('views', 'Pages that were shown', []);
  private readonly failedViews = this.counter('failed_views', 'Pages in which the release failed', []);
  private readonly repaired = this.counter('repaired_views', 'Pages that React repaired in hydration', []);
  private readonly vitals = this.counter('web_vitals', 'Core Web Vitals by their bands', ['vital', 'band']);
  private readonly failures = this.counter('failures', 'Failures', ['step', 'error', 'frame']);
  private readonly visitors = this.counter('visitors', 'Visitors of canaries, each once', ['arm', 'outcome']);
  private readonly refused = this.counter('refused_records', 'Records that were refused', ['reason']);
  private known: KnownReleases = { languages: [], canaries: new Set(), files: new Map() };
  private readAtMs = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | undefined;
  /** The failures that are told apart, by release. */
  private readonly told = new Map<string, Set<string>>();

  constructor(private readonly store: Store) {
    collectDefaultMetrics({ register: this.registry });
  }

  readonly refuse = (reason: Refusal): void => {
    this.refused.inc({ reason });
  };

  readonly take = async ({ language, pair, vitals, views, marks = [] }: Visit): Promise<void> => {
    const releases = pair.split(' ');
    const shownLater = views.flatMap(({ release }) => release ?? []);
    const marked = marks.map((mark) => {
      const [arm = '', release = '', outcome = ''] = mark.split(/[=:]/);
      return { arm, release, outcome };
    });
    await this.refresh([...releases, ...shownLater, ...marked.map(({ release }) => release)]);
    this.visits.inc({ language: this.known.languages.includes(language) ? language : OTHER });
    const [shell = ''] = releases;
    for (const { release, isRepaired, failure } of views) {
      const shown = release === undefined ? [shell] : [shell, release];
      for (const label of shown) {
        this.views.inc(this.labels(label));
        if (isRepaired) this.repaired.inc(this.labels(label));
      }
      if (failure) this.countFailure(failure);
    }
    // A canary that has ended has no arms any more.
    for (const { arm, release, outcome } of marked)
      if (this.known.canaries.has(release)) this.visitors.inc({ ...this.labels(release), arm, outcome });
    for (const vital of VITALS) {
      const value = vitals[vital];
      if (value === undefined) continue;
      for (const label of releases)
        this.vitals.inc({ ...this.labels(label), vital, band: bandOf(vital, value) });
    }
  };

  private countFailure({ release, step, error, frame }: Failure): void {
    const labels = this.labels(release);
    this.failedViews.inc(labels);
    const files = this.known.files.get(release);
    const { file = '', line = 0, column } = frame ?? {};
    // As `farekite explain` takes it; a file that has not come has no place.
    const known = line > 0 ? [file, line, column].join(':') : file;
    const place = { step, error, frame: file === '' || files?.has(file) ? known : OTHER };
    const told = this.told.get(release) ?? new Set();
    const key = Object.values(place).join(' ');
    const isTold = files && (told.has(key) || told.size < MAX_FAILURES);
    if (isTold) this.told.set(release, told.add(key));
    this.failures.inc({ ...labels, ...(isTold ? place : { step: OTHER, error: OTHER, frame: OTHER }) });
  }

  private async refresh(named: readonly string[]): Promise<void> {
    const isKnown = named.every((label) => this.known.files.has(label) || label.endsWith(UNKNOWN_VERSION));
    const ageMs = performance.now() - this.readAtMs;
    if (ageMs < (isKnown ? FRESH_MS : AGAIN_MS)) return;
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    await this.reading;
  }

  private async read(): Promise<void> {
    this.known = await knownReleases(this.store, this.known);
    this.readAtMs = performance.now();
    for (const label of this.told.keys()) if (!this.known.files.has(label)) this.told.delete(label);
    const { views, failedViews, repaired, vitals, failures, visitors } = this;
    for (const counter of [views, failedViews, repaired, vitals, failures, visitors]) {
      for (const { labels } of (await counter.get()).values) {
        const { name, version } = labels;
        const isKnown = this.known.files.has(`${String(name)}@${String(version)}`);
        if (version !== OTHER && !isKnown) counter.remove(labels);
      }
    }
  }

  /** Of a release that nobody knows, the name may be that of a remote. */
  private labels(label: string): { readonly name: string; readonly version: string } {
    const [name = '', version = ''] = label.split('@');
    if (this.known.files.has(label)) return { name, version };
    const isName = [...this.known.files.keys()].some((one) => one.startsWith(`${name}@`));
    return { name: isName ? name : OTHER, version: OTHER };
  }

  private counter(name: string, help: string, labels: readonly string[]): Counter {
    const ofRelease = ['visits', 'refused_records'].includes(name) ? [] : ['name', 'version'];
    return new Counter({
      name: `farekite_${name}_total`,
      help,
      labelNames: [...ofRelease, ...labels],
      registers: [this.registry],
    });
  }
}
