import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Linter } from 'eslint';
import globals from 'globals';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint, { type ConfigArray } from 'typescript-eslint';
import { layerZones } from './layers';

/** The folders at the root that are packages. */
function packagesOf(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map((entry) => entry.name);
}

/** Helpers for the tests of remotes, which use the tooling. */
const TEST_HELPERS = ['shared/testing/**/*.ts'];

/** The packages that files may import besides their own; the last entry counts. */
const OPEN_PACKAGES = [
  { files: ['**/*.{ts,tsx}'], open: ['shared'] },
  { files: TEST_HELPERS, open: ['shared', 'tooling'] },
  { files: ['mfe-*/e2e/**/*.ts'], open: ['shared', 'e2e'] },
];

/**
 * No package imports another's files, except those of the contract package by its name. The folders say
 * which packages there are. The tests of the composed site publish to it, with the tooling.
 *
 * @param open packages that every file may import
 */
function importBoundaries(root: string, open: readonly string[]) {
  const names = packagesOf(root);
  const mayImport = (name: string, other: string) =>
    other === name || open.includes(other) || (other === 'tooling' && name === 'e2e');
  return names.map((name) => ({
    target: join(root, name),
    from: names.filter((other) => !mayImport(name, other)).map((other) => join(root, other)),
    message: 'A package imports @farekite/shared, its own files and npm packages; nothing else.',
  }));
}

function restrictedPaths(root: string, open: readonly string[]): Linter.RuleEntry {
  const layers = packagesOf(root).flatMap((name) => layerZones(join(root, name)));
  return ['error', { basePath: root, zones: [...importBoundaries(root, open), ...layers] }];
}

const NO_TOOLING = {
  group: ['@farekite/tooling', '@farekite/tooling/*'],
  message: 'The tooling builds this code and is not part of it.',
};

const NO_PROTOCOL = {
  group: ['@farekite/shared/protocol'],
  message: 'The protocol is for the shell and the release tool; a remote uses @farekite/shared/contract.',
};

/**
 * The lint rules of the whole workspace, or of one remote that was checked out alone.
 *
 * @param root the folder with the packages in it: `import.meta.dirname`
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
        'screenshots/',
      ],
    },
    {
      files: ['**/*.{ts,tsx}'],
      extends: [tseslint.configs.strict, tseslint.configs.stylistic],
      plugins: { 'import-x': importX },
      languageOptions: { globals: { ...globals.browser, ...globals.node } },
      settings: {
        // Without it, import-x/no-cycle reads JavaScript files only and finds nothing.
        'import-x/extensions': ['.ts', '.tsx'],
        'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
      },
      rules: {
        // npm packages are not read: that would double the time that lint takes.
        'import-x/no-cycle': ['error', { ignoreExternal: true }],
        'import-x/order': [
          'error',
          {
            groups: ['builtin', 'external', ['parent', 'sibling', 'index']],
            pathGroups: [{ pattern: '@farekite/**', group: 'external' }],
            pathGroupsExcludedImportTypes: [],
            'newlines-between': 'never',
          },
        ],
        'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
        'import-x/no-relative-packages': 'error',
        // console.log is left over from looking for a fault; the other levels speak to somebody.
        'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
        eqeqeq: 'error',
      },
    },
    {
      // Where React is. These rules analyse each function as React's compiler does, which is a third of what lint takes.
      files: ['{shared,shell,mfe-*,design-system}/**/*.{ts,tsx}', 'src/**/*.{ts,tsx}'],
      plugins: { 'react-hooks': reactHooks },
      rules: reactHooks.configs.recommended.rules,
    },
    ...OPEN_PACKAGES.map(({ files, open }) => ({
      files,
      ignores: ['eslint.config.ts'],
      rules: { 'import-x/no-restricted-paths': restrictedPaths(root, open) },
    })),
    {
      files: ['{shared,shell}/**/*.{ts,tsx}'],
      ignores: TEST_HELPERS,
      rules: { 'no-restricted-imports': ['error', { patterns: [NO_TOOLING] }] },
    },
    {
      files: ['mfe-*/**/*.{ts,tsx}', 'src/**/*.{ts,tsx}'],
      rules: { 'no-restricted-imports': ['error', { patterns: [NO_TOOLING, NO_PROTOCOL] }] },
    },
  );
}
