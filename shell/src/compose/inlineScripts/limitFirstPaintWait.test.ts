import { limitFirstPaintWait } from './limitFirstPaintWait';

describe('limitFirstPaintWait', () => {
  it('lets a document be painted that has not arrived in time', () => {
    jest.useFakeTimers();
    const link = '<link rel="expect" href="#page-data" blocking="render">';
    document.head.innerHTML = link + link;
    limitFirstPaintWait(3_000);
    jest.advanceTimersByTime(2_999);
    expect(document.head).not.toBeEmptyDOMElement();
    jest.advanceTimersByTime(1);
    expect(document.head).toBeEmptyDOMElement();
    jest.useRealTimers();
  });
});
