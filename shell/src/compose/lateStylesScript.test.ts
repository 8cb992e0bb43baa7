import { LATE_STYLES_SCRIPT } from './lateStylesScript';

/** Runs the script as the document does, which requests its stylesheets after it. */
function runScript(): HTMLLinkElement {
  new Function(LATE_STYLES_SCRIPT)();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/deals.css' });
  document.head.replaceChildren(link);
  return link;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('LATE_STYLES_SCRIPT', () => {
  it('lets the document be shown without a stylesheet that has no answer after three seconds', () => {
    const link = runScript();
    jest.advanceTimersByTime(2_999);
    expect(link.media).toBe('');
    jest.advanceTimersByTime(1);
    expect(link.media).toBe('print');
    expect(link.dataset.pending).toBe('');
  });

  it('applies the stylesheet when it arrives', () => {
    const link = runScript();
    jest.advanceTimersByTime(3_000);
    link.dispatchEvent(new Event('load'));
    expect(link.media).toBe('all');
    expect(link.dataset.pending).toBeUndefined();
  });

  it('does not wait any longer for a stylesheet that has failed late', () => {
    const link = runScript();
    jest.advanceTimersByTime(3_000);
    link.dispatchEvent(new Event('error'));
    expect(link.dataset.pending).toBeUndefined();
  });

  it.each(['load', 'error'])('leaves a stylesheet alone that was answered in time (%s)', (answer) => {
    const link = runScript();
    link.dispatchEvent(new Event(answer));
    jest.advanceTimersByTime(3_000);
    expect(link.media).toBe('');
    expect(link.dataset.pending).toBeUndefined();
  });

  it('leaves a stylesheet alone that a page adds once the scripts of the document have run', () => {
    runScript().dispatchEvent(new Event('load'));
    document.dispatchEvent(new Event('DOMContentLoaded'));
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/late.css' });
    document.head.append(link);
    jest.advanceTimersByTime(3_000);
    expect(link.media).toBe('');
    expect(link.dataset.pending).toBeUndefined();
  });

  it('keeps what others do when a stylesheet arrives', () => {
    const link = runScript();
    const onload = jest.fn();
    link.onload = onload;
    jest.advanceTimersByTime(3_000);
    link.dispatchEvent(new Event('load'));
    expect(onload).toHaveBeenCalledTimes(1);
  });
});
