/** @jest-environment node */
import root from '@opentelemetry/otlp-transformer/build/src/generated/root';
import { formatVisit } from './formatVisit';
import { parseVisit } from './parseVisit';
import type { Visit } from './Visit';

interface LogsMessage {
  fromObject(request: object): object;
  toObject(message: object, options: object): unknown;
}

/** OpenTelemetry's own types leave out the names. */
interface Protocol {
  readonly opentelemetry: {
    proto: { collector: { logs: { v1: { ExportLogsServiceRequest: LogsMessage } } } };
  };
}

const HEARD = 'canary=mfe-deals@d0d0d0d0d0d0d0d0:heard';
const FAILED = 'control=mfe-guides@a1a1a1a1a1a1a1a1:failed';
const VISIT: Visit = {
  language: 'es',
  pair: 'shell@5e115e115e115e11 mfe-deals@d0d0d0d0d0d0d0d0',
  vitals: { lcp: 1234.5, inp: 48, cls: 0 },
  views: [
    { route: '/first-class-deals', release: 'mfe-deals@d0d0d0d0d0d0d0d0', isRepaired: true },
    {
      route: '/paris-guide',
      release: 'mfe-guides@unknown',
      isRepaired: false,
      failure: {
        release: 'mfe-guides@a1a1a1a1a1a1a1a1',
        step: 'uncaught',
        error: 'TypeError',
        frame: { file: 'browser/paris+guide@2~.js', line: 0, column: 2345 },
      },
    },
    { route: null, isRepaired: false },
  ],
  marks: [HEARD, FAILED],
};
const WRITTEN = formatVisit(VISIT, 1_800_000_000_000);
const RECORD = JSON.stringify(WRITTEN);

describe('A visit', () => {
  it('is read as it was written', () => {
    expect(parseVisit(RECORD)).toEqual(VISIT);
  });

  it("has no field that the protocol of OpenTelemetry's collectors does not have", () => {
    const { v1 } = (root as unknown as Protocol).opentelemetry.proto.collector.logs;
    const message = v1.ExportLogsServiceRequest.fromObject(WRITTEN);
    const read = v1.ExportLogsServiceRequest.toObject(message, { longs: String, enums: Number });
    const asText = (_: string, value: unknown) => (typeof value === 'number' ? String(value) : value);
    expect(JSON.parse(JSON.stringify(read, asText))).toEqual(JSON.parse(JSON.stringify(WRITTEN, asText)));
  });

  it.each([
    ['a text as the name of an error', 'TypeError', 'Ana Gomez, 4111 1111 1111 1111'],
    ['a word as the name of an error', 'TypeError', 'Gomez'],
    ['an address', '/paris-guide"', '/paris-guide?name=Ana"'],
    ['a file that no browser loads', 'browser/paris', 'https://elsewhere.example/paris'],
    ['an unknown step', 'uncaught', 'guessed'],
    ['an unknown arm', 'control=', 'both='],
    ['a mark twice', FAILED, HEARD],
    ['both arms of a canary', FAILED, HEARD.replace('canary', 'control')],
    ['a text among the marks', ':heard', ':heard Ana'],
    ['another field', 'farekite.repaired', 'user.email'],
    ['a negative time', '1234.5', '-1'],
    ['another release than of this form', '@d0d0d0d0d0d0d0d0', '@latest'],
  ])('is not read from a record with %s', (_what, text, replacement) => {
    expect(RECORD).toContain(text);
    expect(parseVisit(RECORD.replace(text, replacement))).toBeUndefined();
  });

  it.each([
    ['no JSON', '{'],
    ['something else', '{"resourceLogs":[]}'],
    [
      'any number of views',
      JSON.stringify(formatVisit({ ...VISIT, views: Array(61).fill(VISIT.views[0]) }, 0)),
    ],
  ])('is not read from %s', (_what, json) => {
    expect(parseVisit(json)).toBeUndefined();
  });
});
