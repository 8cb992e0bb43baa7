import { basename } from 'node:path/posix';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { parseLabel } from '../release/manifest';
import { readStoredManifest, storedFiles } from '../store/releases';
import type { Store } from '../store/Store';
import { UsageError } from '../util/UserError';

const POSITION = /^(?<file>[\w@+~./-]+):(?<line>[1-9]\d{0,8}):(?<column>[1-9]\d{0,8})$/;

/**
 * Lines and columns count from 1, as in stack traces.
 * @param position in a file of the release: `browser/first-class-deals.js:1:2345`
 */
export async function explain(label: string, position: string, store: Store) {
  const release = parseLabel(label);
  const { file = '', line, column } = POSITION.exec(position)?.groups ?? {};
  if (!file) {
    throw new UsageError(
      `${JSON.stringify(position)} is no position in a file`,
      'Write file, line and column, as a stack trace has them: browser/first-class-deals.js:1:2345.',
    );
  }
  const manifest = await readStoredManifest(store, release);
  const map = `${file.replace(/^browser\//, 'maps/')}.map`;
  if (!Object.hasOwn(manifest.files, map)) {
    throw new UsageError(
      `${label} has no source map of ${file}`,
      'Name a script of it. Texts have no map, nor has what earlier versions of the tool have built.',
    );
  }
  const bytes = await storedFiles(store)(manifest, map);
  const at = { line: Number(line), column: Number(column) - 1 };
  const found = originalPositionFor(new TraceMap(bytes.toString('utf8')), at);
  if (found.source === null) {
    throw new UsageError(
      `No source is at ${position} of ${label}`,
      'webpack has added what is there, or line and column are wrong, which count from 1.',
    );
  }
  const component = found.source.endsWith('.tsx') ? basename(found.source, '.tsx') : null;
  // The name is null where it is the same in the script.
  return { source: found.source, line: found.line, column: found.column + 1, component, name: found.name };
}
