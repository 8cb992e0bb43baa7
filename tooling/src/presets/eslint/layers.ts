import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Zone {
  readonly target: string;
  readonly from: string | string[];
  readonly message: string;
}

interface PackageJson {
  readonly farekite?: {
    /** The folders of `src/` from the bottom to the top: each imports only from those before it. */
    readonly layers?: readonly string[];
  };
}

/** Files of the product: tests and test helpers may import from any layer. */
const PRODUCT_FILES = '**/!(*.test).{ts,tsx}';

/**
 * Zones for `import-x/no-restricted-paths` that keep the folders of a package in the order that
 * `farekite.layers` of its package.json lists; none when it lists nothing.
 *
 * @param directory absolute path of the package
 */
export function layerZones(directory: string): Zone[] {
  const { farekite } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as PackageJson;
  const layers = farekite?.layers ?? [];
  const source = join(directory, 'src');
  return layers.flatMap((layer, index) => {
    const target = join(source, layer, PRODUCT_FILES);
    const above = [...layers.slice(index + 1), 'testing'];
    return [
      {
        target,
        from: above.map((folder) => join(source, folder)),
        message: `A file in ${layer}/ imports only from layers below it; farekite.layers in package.json lists their order.`,
      },
      {
        target,
        from: join(source, '*.{ts,tsx}'),
        message: `A file in ${layer}/ does not import the package's entry points.`,
      },
    ];
  });
}
