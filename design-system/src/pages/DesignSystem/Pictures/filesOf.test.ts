import { filesOf } from './filesOf';

describe('filesOf', () => {
  it('names both widths in both formats', () => {
    const paris = { name: 'paris-hero', address: '/releases/mfe-guides/a0/paris-hero-1600.avif' };
    expect(filesOf(paris, 1600)).toEqual({
      avif: ['/releases/mfe-guides/a0/paris-hero-800.avif', '/releases/mfe-guides/a0/paris-hero-1600.avif'],
      webp: ['/releases/mfe-guides/a0/paris-hero-800.webp', '/releases/mfe-guides/a0/paris-hero-1600.webp'],
    });
  });
});
