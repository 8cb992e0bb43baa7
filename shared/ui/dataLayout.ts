/**
 * When an element is laid out that is below a small screen: `lazy` when the page has loaded, unless the visitor comes near it
 * before; `eager` at once, for a `Section` that begins on the first screen and has pictures.
 */
export type DataLayout = 'lazy' | 'eager';

declare module 'react' {
  // TypeScript merges declarations that have the same parameters only.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface HTMLAttributes<T> {
    'data-layout'?: DataLayout | undefined;
  }
}
