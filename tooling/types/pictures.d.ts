/** The address of the release's browser files, on the site's origin. Pictures are in its folder `assets`. */
declare const __webpack_public_path__: string;

/** A picture is imported for its address on the site's origin. */
declare module '*.avif' {
  const address: string;
  export default address;
}

declare module '*.webp' {
  const address: string;
  export default address;
}

declare module '*.jpg' {
  const address: string;
  export default address;
}

/** A file that is inlined as a base64 data URL. */
declare module '*?inline' {
  const dataUrl: string;
  export default dataUrl;
}
