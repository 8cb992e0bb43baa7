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
