import { requestScripts } from './requestScripts';

const TAGS = `<script src="/react.js" integrity="sha384-react"></script>
  <script src="/shell.js" integrity="sha384-shell"></script>
  <link rel="preload" as="script" href="/remoteEntry.js">`;

/** The observers of files that have come, by what they are called with. */
const observers = new Set<(path: string) => void>();

class FakePerformanceObserver {
  readonly #onCome = (path: string) => {
    this.onEntries({ getEntries: () => [{ name: new URL(path, location.href).href }] }, this);
  };

  constructor(private readonly onEntries: (list: unknown, observer: unknown) => void) {}

  observe(options: PerformanceObserverInit): void {
    expect(options).toEqual({ type: 'resource' });
    observers.add(this.#onCome);
  }

  disconnect(): void {
    observers.delete(this.#onCome);
  }
}

/** Says that a file has come. */
function come(path: string): void {
  for (const onCome of observers) onCome(path);
}

/** Runs the script where it stands in a document: behind the template. */
function runScript(): void {
  document.body.innerHTML = `<div id="root"></div><template>${TAGS}</template><script type="text/plain"></script>`;
  const current = jest.spyOn(document, 'currentScript', 'get');
  current.mockReturnValue(document.body.querySelector('script'));
  requestScripts();
  current.mockRestore();
}

/** Lets the browser paint the page. */
function paint(): void {
  jest.advanceTimersToNextFrame();
  jest.runOnlyPendingTimers();
}

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
const preloads = () => document.querySelectorAll('link[rel="preload"]');

const addresses = () => scripts().map((script) => script.getAttribute('src'));

describe('requestScripts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    observers.clear();
    Object.assign(globalThis, { PerformanceObserver: FakePerformanceObserver });
    runScript();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('requests the first script at once, and the others when the page has been painted', () => {
    expect(addresses()).toEqual(['/react.js']);
    jest.advanceTimersToNextFrame();
    expect(addresses()).toEqual(['/react.js']);
    jest.runOnlyPendingTimers();
    expect(addresses()).toEqual(['/react.js', '/shell.js']);
  });

  it('requests all scripts at once where nothing is painted, as in a page that the browser loads ahead', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    runScript();
    expect(addresses()).toEqual(['/react.js', '/shell.js']);
  });

  it('requests the others before the paint when the first script comes earlier from the cache', () => {
    scripts()[0]?.dispatchEvent(new Event('load'));
    expect(addresses()).toEqual(['/react.js', '/shell.js']);
    paint();
    expect(addresses()).toEqual(['/react.js', '/shell.js']);
  });

  it('requests the scripts of the template with their hashes', () => {
    paint();
    expect(scripts().map((script) => [script.getAttribute('src'), script.getAttribute('integrity')])).toEqual(
      [
        ['/react.js', 'sha384-react'],
        ['/shell.js', 'sha384-shell'],
      ],
    );
  });

  it.each([
    ['the page has been painted', paint],
    [
      'the first one comes from the cache',
      () => {
        scripts()[0]?.dispatchEvent(new Event('load'));
      },
    ],
  ])('lets them run in their order when %s: the shell needs its libraries', (_, happen) => {
    happen();
    expect(scripts().map((script) => script.async)).toEqual([false, false]);
  });

  it.each(['/react.js', '/shell.js'])('preloads the rest when %s has come', (path) => {
    come('/hero.avif');
    expect(preloads()).toHaveLength(0);
    come(path);
    expect(preloads()).toHaveLength(1);
  });

  it('preloads the rest before the shell runs, also when the scripts come from the cache', () => {
    scripts()[0]?.dispatchEvent(new Event('load'));
    expect(preloads()).toHaveLength(1);
  });

  it('preloads it once', () => {
    come('/shell.js');
    come('/react.js');
    expect(preloads()).toHaveLength(1);
    expect(observers.size).toBe(0);
  });
});
