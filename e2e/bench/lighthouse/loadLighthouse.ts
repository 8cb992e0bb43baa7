/** The part of Lighthouse's interface that the benchmark uses. */
export type Lighthouse = (
  url: string,
  flags: {
    /** On which Chromium can be driven. */
    readonly port: number;
    readonly onlyCategories: readonly string[];
    readonly extraHeaders: Readonly<Record<string, string>>;
    readonly logLevel: 'error';
  },
) => Promise<LighthouseResult | undefined>;

interface LighthouseResult {
  readonly lhr: {
    /** The score is from 0 to 1; `null` when the page could not be measured. */
    readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
    /** What kept the page from being measured. */
    readonly runtimeError?: { readonly message: string };
  };
}

/** The version whose scores can be compared; it runs on every version of Node that the project supports. */
export const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Of an import, and of a `require`, into which the loader of the benchmark turns imports. */
const NOT_FOUND_CODES: readonly unknown[] = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];

/** Loads Lighthouse where somebody has installed it; `undefined` elsewhere. */
export async function loadLighthouse(): Promise<Lighthouse | undefined> {
  // Not a dependency, so that the compiler must not look for it.
  const name = LIGHTHOUSE.split('@')[0] ?? '';
  try {
    const { default: lighthouse } = (await import(name)) as { readonly default: Lighthouse };
    return lighthouse;
  } catch (error) {
    if (NOT_FOUND_CODES.includes((error as NodeJS.ErrnoException).code)) return undefined;
    throw error;
  }
}
