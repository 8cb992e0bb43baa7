import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Linter } from 'eslint';
import globals from 'globals';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint, { type ConfigArray } from 'typescript-eslint';
import { readPackageJson } from '../../pages/readPackageJson';

const PACKAGES = '(?:mfe-|shell/|design-system/)';
const E2E = '@farekite/e2e';
const TOOLING = '@farekite/tooling';
const PROTOCOL = '@farekite/shared/protocol';

/** By name; the last entry counts. import-x/no-relative-packages sees to paths. */
const FORBIDDEN_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '**': [PACKAGES],
  '{shared,shell,tooling,design-system}/**': [PACKAGES, E2E, TOOLING],
  // Helpers for the tests of remotes.
  'shared/testing/**': [PACKAGES, E2E],
  // A remote of this workspace, or one that was checked out alone.
  '{mfe-*,src}/**': [PACKAGES, E2E, TOOLING, PROTOCOL],
  '{shell,mfe-*}/e2e/**': [PACKAGES, TOOLING, PROTOCOL],
};

const ALLOWED_IMPORTS =
  'A package imports its own files, npm packages and @farekite/shared, a remote without its protocol. ' +
  'The tooling builds it, and @farekite/e2e is for browser tests.';

/** Tests may import from any layer. */
const PRODUCT_FILES = '**/!(*.test).{ts,tsx}';

/** `farekite.layers` of a package.json lists folders from the bottom to the top. */
function layerZones(directory: string) {
  const layers = readPackageJson(directory).farekite?.layers ?? [];
  return layers.map((layer, index) => {
    const above = [...layers.slice(index + 1), 'testing'].map((folder) => `${folder}/**`);
    return {
      target: join(directory, 'src', layer, PRODUCT_FILES),
      from: [...above, '*.{ts,tsx}'].map((files) => join(directory, 'src', files)),
      message: `A file in ${layer}/ imports from the layers below it alone, whose order is in package.json, and no entry point.`,
    };
  });
}

/** For the workspace, or one remote that was checked out alone. @param root `import.meta.dirname` */
export function workspace(root: string): ConfigArray {
  const zones = readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'package.json')))
    .flatMap((name) => layerZones(join(root, name)));
  return tseslint.config(
    {
      // As .gitignore; hidden folders may be other checkouts.
      ignores: ['**/{dist,site,.*,node_modules,test-results}/', '{screenshots,worktrees}/'],
    },
    {
      files: ['**/*.{ts,tsx}'],
      extends: [tseslint.configs.strict, tseslint.configs.stylistic],
      plugins: { 'import-x': importX },
      languageOptions: { globals: { ...globals.browser, ...globals.node } },
      settings: {
        // Without it, import-x/no-cycle reads only JavaScript.
        'import-x/extensions': ['.ts', '.tsx'],
        'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })],
      },
      rules: {
        // To read npm packages would double the time of lint.
        'import-x/no-cycle': ['error', { ignoreExternal: true }],
        'import-x/order': [
          'error',
          {
            groups: ['builtin', ['external', 'internal'], ['parent', 'sibling', 'index']],
            'newlines-between': 'never',
          },
        ],
        'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
        'import-x/no-relative-packages': 'error',
        // A remote alone has no zones, which the rule does not allow.
        'import-x/no-restricted-paths': zones.length > 0 ? ['error', { basePath: root, zones }] : 'off',
        // console.log is left over from looking for a fault.
        'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
        eqeqeq: 'error',
      },
    },
    {
      // Only where React is: these rules take a third of the time of lint.
      files: ['{shared,shell,mfe-*,design-system}/**/*.{ts,tsx}', 'src/**/*.{ts,tsx}'],
      plugins: { 'react-hooks': reactHooks },
      rules: reactHooks.configs.recommended.rules,
    },
    ...Object.entries(FORBIDDEN_IMPORTS).map(([folder, names]): Linter.Config => ({
      files: [`${folder}/*.{ts,tsx}`],
      ignores: ['eslint.config.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [{ regex: `^(?:${names.join('|')})`, message: ALLOWED_IMPORTS }] },
        ],
      },
    })),
  );
}
