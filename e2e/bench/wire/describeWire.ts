import { nameOfPage } from '../sites/pages';
import type { MeasuredWire } from './measureWire';

const kb = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

/** Some lines for whoever watches the run. */
export function describeWire(wire: MeasuredWire): string {
  const packages = Object.entries(wire.bytesByPackage).map(([group, bytes]) => `${group} ${kb(bytes)}`);
  return [
    nameOfPage(wire),
    `  document ${kb(wire.documentBytes)}, scripts ${kb(wire.scriptBytes)} (${packages.join(', ')})`,
    `  before the first paint: ${String(wire.requestsBeforePaint)} requests, ${String(wire.stylesBeforePaint)} of stylesheets`,
    `  scripts that came before what is seen: ${wire.scriptsBeforeWhatIsSeen.join(', ') || 'none'}`,
    `  requested twice: ${wire.requestedTwice.join(', ') || 'none'}`,
    ...wire.requests.map(
      ({ startMs, endMs, priority, kind, bytes, path }) =>
        `    ${startMs.toFixed(0).padStart(5)}–${endMs.toFixed(0).padEnd(5)} ${priority.padEnd(8)} ${kind.padEnd(10)} ${kb(bytes)} ${path}`,
    ),
  ].join('\n');
}
