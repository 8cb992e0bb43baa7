import { createTestFolder } from '../src/testing/testFolder';

// Without Jest there are no hooks. What is left then disappears with this folder, when the process ends.
createTestFolder();
Object.assign(globalThis, { afterAll: () => undefined });
