import { loadFont } from './loadFont';

/** Stands in for the fonts of the document, which jsdom lacks. */
function fakeFonts(load: (font: string) => Promise<unknown>): void {
  Object.assign(document, { fonts: { load } });
}

describe('loadFont', () => {
  it('leaves no rejection for the error reports', async () => {
    const rejected = Promise.reject(new DOMException('A network error occurred.', 'NetworkError'));
    const handle = jest.spyOn(rejected, 'catch');
    fakeFonts(() => rejected);
    loadFont('Figtree Variable');
    expect(handle).toHaveBeenCalledTimes(1);
    await expect(handle.mock.results[0]?.value).resolves.toBeUndefined();
  });
});
