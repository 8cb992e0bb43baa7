import { compositionMark } from './compositionMark';

const shell = { name: 'shell', version: '5e115e115e115e11', serial: 4 };
const deals = { name: 'mfe-deals', version: 'd0d0d0d0d0d0d0d0', serial: 12 };

describe('compositionMark', () => {
  it('names the releases of a composition and the serials of their pointers', () => {
    expect(compositionMark(shell, deals)).toBe('shell@5e115e115e115e11#4 mfe-deals@d0d0d0d0d0d0d0d0#12');
    expect(compositionMark(shell, undefined)).toBe('shell@5e115e115e115e11#4');
  });
});
