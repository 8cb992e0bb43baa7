import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_SCRIPT } from './fontScript';

describe('FONT_SCRIPT', () => {
  it('loads a font of the stylesheet', () => {
    const load = jest.fn<unknown, [font: string]>();
    new Function('document', FONT_SCRIPT)({ fonts: { load } });
    const [family] = /(?<=").*(?=")/.exec(load.mock.calls[0]?.[0] ?? '') ?? [];
    const styles = readFileSync(join(__dirname, '../styles/fonts.scss'), 'utf8');
    expect(family).toBeDefined();
    expect(styles).toContain(`font-family: '${family ?? ''}'`);
  });
});
