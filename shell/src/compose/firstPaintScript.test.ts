import { FIRST_PAINT_SCRIPT } from './firstPaintScript';

describe('FIRST_PAINT_SCRIPT', () => {
  it('lets a document be painted that has not arrived after three seconds', () => {
    jest.useFakeTimers();
    const link = '<link rel="expect" href="#page-data" blocking="render">';
    document.head.innerHTML = link + link;
    new Function(FIRST_PAINT_SCRIPT)();
    jest.advanceTimersByTime(2_999);
    expect(document.head).not.toBeEmptyDOMElement();
    jest.advanceTimersByTime(1);
    expect(document.head).toBeEmptyDOMElement();
    jest.useRealTimers();
  });
});
