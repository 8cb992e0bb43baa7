import { join } from 'node:path';
import { readPackageJson } from '../../pages/readPackageJson';

interface Zone {
  readonly target: string;
  readonly from: string | string[];
  readonly message: string;
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
  const layers = readPackageJson(directory).farekite?.layers ?? [];
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
