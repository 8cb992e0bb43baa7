import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_SCRIPT } from './fontScript';

describe('FONT_SCRIPT', () => {
  it('loads a font of the stylesheet', () => {
    const load = jest.fn<Promise<unknown>, [font: string]>(() => Promise.resolve());
    new Function('document', FONT_SCRIPT)({ fonts: { load } });
    const [family] = /(?<=").*(?=")/.exec(load.mock.calls[0]?.[0] ?? '') ?? [];
    const styles = readFileSync(join(__dirname, '../styles/fonts.scss'), 'utf8');
    expect(family).toBeDefined();
    expect(styles).toContain(`font-family: '${family ?? ''}'`);
  });

  it('leaves no rejection for the error reports', async () => {
    const rejected = Promise.reject(new DOMException('A network error occurred.', 'NetworkError'));
    const handle = jest.spyOn(rejected, 'catch');
    new Function('document', FONT_SCRIPT)({ fonts: { load: () => rejected } });
    expect(handle).toHaveBeenCalledTimes(1);
    await expect(handle.mock.results[0]?.value).resolves.toBeUndefined();
  });
});
