import { join } from 'node:path';
import { USES, type Remote } from '../uses';
import { folderOf } from './Picture';

const FORMATS = ['avif', 'webp'] as const;
const WIDTHS = [400, 800] as const;

/** `kuala-lumpur`, `avif`, 400 as `kualaLumpurAvif400`. */
function identifier(scene: string, format: string, width: number): string {
  const camel = scene.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${camel}${format.charAt(0).toUpperCase()}${format.slice(1)}${String(width)}`;
}

/** The file from which a remote takes the addresses of its cards. */
export function cardsFile(remote: Remote): string {
  return join(folderOf(remote), 'cards.ts');
}

/** The source of that file: every card of the remote, and its addresses by format and width. */
export function cardsModule(remote: Remote): string {
  const scenes = [...USES[remote].card].sort();
  const imports = scenes.flatMap((scene) =>
    FORMATS.flatMap((format) =>
      WIDTHS.map(
        (width) => `import ${identifier(scene, format, width)} from './${scene}-${String(width)}.${format}';`,
      ),
    ),
  );
  const entries = scenes.map((scene) => {
    const formats = FORMATS.map(
      (format) => `${format}: [${WIDTHS.map((width) => identifier(scene, format, width)).join(', ')}]`,
    );
    return `  ${/-/.test(scene) ? `'${scene}'` : scene}: {\n${formats.map((line) => `    ${line},\n`).join('')}  },`;
  });
  return [
    '// Written by "npm run scenes", which draws these pictures.',
    ...imports,
    '',
    '/** The addresses of each card, 400 and 800 pixels wide. */',
    'export const CARDS = {',
    ...entries,
    '} as const;',
    '',
  ].join('\n');
}
