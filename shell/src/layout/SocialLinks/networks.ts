import type { SocialLink } from '@farekite/shared/contract';

interface Network {
  /** The same in every language. */
  readonly name: string;
  /** A filled SVG path in a box of 24 × 24. */
  readonly shape: string;
}

export const NETWORKS: Readonly<Record<SocialLink['network'], Network>> = {
  facebook: {
    name: 'Facebook',
    shape:
      'M13.6 21v-7.7h2.8l.5-3.4h-3.3V7.8c0-1 .5-1.7 1.8-1.7H17V3.2c-.5-.1-1.3-.2-2.2-.2-2.7 0-4.4 1.6-4.4 4.5v2.4H7.5v3.4h2.9V21z',
  },
  instagram: {
    name: 'Instagram',
    shape:
      'M8.2 3h7.6A5.2 5.2 0 0 1 21 8.2v7.6a5.2 5.2 0 0 1-5.2 5.2H8.2A5.2 5.2 0 0 1 3 15.8V8.2A5.2 5.2 0 0 1 8.2 3m0 2A3.2 3.2 0 0 0 5 8.2v7.6A3.2 3.2 0 0 0 8.2 19h7.6a3.2 3.2 0 0 0 3.2-3.2V8.2A3.2 3.2 0 0 0 15.8 5zM12 7.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8m0 2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8m4.7-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4',
  },
  x: {
    name: 'X',
    shape:
      'M3.5 4h5.2l11.8 16h-5.2zm3.1 1.6 9.5 12.8h1.3L7.9 5.6zM18.2 4h2.1l-6.3 7-1-1.4zM3.7 20l6.6-7.3 1 1.4L5.9 20z',
  },
};
