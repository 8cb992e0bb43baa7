import { describeBytes } from '../kilobytes';
import { nameOfPage } from '../sites/pages';
import type { MeasuredWire } from './measureWire';

/** Some lines for whoever watches the run. */
export function describeWire(wire: MeasuredWire): string {
  const packages = Object.entries(wire.bytesByPackage).map(
    ([group, bytes]) => `${group} ${describeBytes(bytes)}`,
  );
  return [
    nameOfPage(wire),
    `  document ${describeBytes(wire.documentBytes)}, scripts ${describeBytes(wire.scriptBytes)} (${packages.join(', ')})`,
    `  before the first paint: ${String(wire.requestsBeforePaint)} requests, ${String(wire.stylesBeforePaint)} of stylesheets`,
    `  scripts that came before what is seen: ${wire.scriptsBeforeWhatIsSeen.join(', ') || 'none'}`,
    `  requested twice: ${wire.requestedTwice.join(', ') || 'none'}`,
    ...wire.requests.map(
      ({ startMs, endMs, priority, kind, bytes, path }) =>
        `    ${startMs.toFixed(0).padStart(5)}–${endMs.toFixed(0).padEnd(5)} ${priority.padEnd(8)} ${kind.padEnd(10)} ${describeBytes(bytes)} ${path}`,
    ),
  ].join('\n');
}
