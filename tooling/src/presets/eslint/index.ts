import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import globals from 'globals';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint, { type ConfigArray } from 'typescript-eslint';

/** The folders at the root that are packages. */
function rooms(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map((entry) => entry.name);
}

/**
 * The walls of the house, computed from its folders: no room imports another's files. What the
 * contract package and the tooling offer is imported by their names; the tooling only by build
 * configurations, and by the tests of the composed site, which publish to it.
 */
function walls(root: string) {
  const names = rooms(root);
  const isOpenTo = (room: string, other: string) =>
    other === room || other === 'shared' || (other === 'tooling' && room === 'e2e');
  return names.map((room) => ({
    target: join(root, room),
    from: names.filter((other) => !isOpenTo(room, other)).map((other) => join(root, other)),
    message: 'A room imports @farekite/shared, its own files and npm packages; nothing else.',
  }));
}

/**
 * The lint rules of the whole workspace, or of one remote that was checked out alone.
 *
 * @param root the folder with the rooms in it: `import.meta.dirname`
 */
export function workspace(root: string): ConfigArray {
  return tseslint.config(
    {
      ignores: [
        '**/dist/',
        '**/site/',
        '**/.farekite/',
        '**/node_modules/',
        '**/test-results/',
        '**/screenshots/',
      ],
    },
    {
      files: ['**/*.{ts,tsx}'],
      extends: [tseslint.configs.strict, tseslint.configs.stylistic],
      plugins: { 'import-x': importX, 'react-hooks': reactHooks },
      languageOptions: { globals: { ...globals.browser, ...globals.node } },
      settings: {
        'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
      },
      rules: {
        ...reactHooks.configs.recommended.rules,
        'import-x/no-cycle': 'error',
        'import-x/no-relative-packages': 'error',
        // console.log is left over from looking for a fault; the other levels speak to somebody.
        'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
        eqeqeq: 'error',
      },
    },
    {
      // A build configuration is the one file of a room that knows the tooling.
      files: ['**/*.{ts,tsx}'],
      ignores: ['**/webpack.config.ts', 'eslint.config.ts'],
      rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones: walls(root) }] },
    },
    {
      files: ['{shared,shell,mfe-*}/**/*.{ts,tsx}', 'src/**/*.{ts,tsx}'],
      ignores: ['**/webpack.config.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['@farekite/tooling', '@farekite/tooling/*'],
                message: 'The tooling builds this code; it is no part of it.',
              },
            ],
          },
        ],
      },
    },
  );
}
