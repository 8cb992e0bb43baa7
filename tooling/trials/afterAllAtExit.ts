// Fake releases are removed by this hook of Jest's. Without Jest it runs when the process ends.
Object.assign(globalThis, { afterAll: (clean: () => void) => process.on('exit', clean) });
