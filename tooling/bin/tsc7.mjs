#!/usr/bin/env node
// npm links the `tsc` of TypeScript 6 or that of TypeScript 7, whichever comes last; this is always the native one.
const installed = import.meta.resolve('typescript-7/package.json');
await import(new URL('lib/tsc.js', installed));
