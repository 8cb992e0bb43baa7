/**
 * When an element is laid out that is below a small screen: `lazy` when the page has loaded, unless the visitor comes near it
 * before; `eager` at once, for a `Section` that begins on the first screen and has pictures.
 */
export type DataLayout = 'lazy' | 'eager';

declare module 'react' {
  // All elements have these attributes. Unlike HTMLAttributes<T>, they need no type parameter that would not be used here.
  interface AriaAttributes {
    'data-layout'?: DataLayout | undefined;
  }
}
