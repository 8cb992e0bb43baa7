import { join } from 'node:path';
import type { Scene } from '../library/scene';
import { USES, type Remote } from '../uses';
import { folderOf } from './Picture';
import { DETAILS, FORMATS, SIZES, stemOf, type Size } from './sizes';

/** The file from which a remote takes its pictures of one size, and its source. */
export interface AddressesModule {
  readonly file: string;
  readonly source: string;
}

/** `kuala-lumpur`, `avif`, 400 as `kualaLumpurAvif400`. */
function identifier(scene: string, format: string, width: number): string {
  const camel = scene.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${camel}${format.charAt(0).toUpperCase()}${format.slice(1)}${String(width)}`;
}

function sourceOf(scenes: ReadonlyMap<string, Scene>, remote: Remote, size: Size): string {
  const names = [...USES[remote][size]].sort();
  const { plural, widths: limits } = DETAILS[size];
  const widths = limits.map(([width]) => width);
  const imports = names.flatMap((scene) =>
    FORMATS.flatMap((format) =>
      widths.map(
        (width) =>
          `import ${identifier(scene, format, width)} from './${stemOf(scene, size)}-${String(width)}.${format}';`,
      ),
    ),
  );
  const entries = names.map((scene) => {
    const fields = FORMATS.map(
      (format) => `${format}: [${widths.map((width) => identifier(scene, format, width)).join(', ')}]`,
    );
    if (size === 'hero') fields.push(`focus: '${scenes.get(scene)?.focus ?? 'center'}'`);
    return `  ${/-/.test(scene) ? `'${scene}'` : scene}: {\n${fields.map((line) => `    ${line},\n`).join('')}  },`;
  });
  return [
    '// Written by "npm run scenes", which draws these pictures.',
    ...imports,
    '',
    `/** The addresses of each ${size}, ${widths.join(' and ')} pixels wide${size === 'hero' ? ', and what it keeps when it is cut' : ''}. */`,
    `export const ${plural.toUpperCase()} = {`,
    ...entries,
    '} as const;',
    '',
  ].join('\n');
}

/** For each remote the module of each size that it shows. */
export function addressesModules(scenes: ReadonlyMap<string, Scene>): AddressesModule[] {
  return (Object.keys(USES) as Remote[]).flatMap((remote) =>
    SIZES.filter((size) => USES[remote][size].length > 0).map((size) => ({
      file: join(folderOf(remote), `${DETAILS[size].plural}.ts`),
      source: sourceOf(scenes, remote, size),
    })),
  );
}
