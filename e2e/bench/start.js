import { createJiti } from 'jiti';

// The contract package, which the benchmark reads, has components in it. The command line of jiti reads none.
await createJiti(import.meta.url, { jsx: { runtime: 'automatic' } }).import('./main.ts');
