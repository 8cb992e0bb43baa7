/** @jest-environment node */
import root from '@opentelemetry/otlp-transformer/build/src/generated/root';
import { formatVisit } from './formatVisit';
import { parseVisit } from './parseVisit';
import type { Visit } from './Visit';

/** OpenTelemetry's own types leave out the names. */
interface Protocol {
  readonly opentelemetry: {
    readonly proto: {
      readonly collector: {
        readonly logs: {
          readonly v1: {
            readonly ExportLogsServiceRequest: {
              fromObject(request: object): object;
              toObject(message: object, options: object): unknown;
            };
          };
        };
      };
    };
  };
}

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
        frame: { file: 'browser/paris-guide.js', line: 1, column: 2345 },
      },
    },
    {
      route: '/paris-guide',
      release: 'mfe-guides@a1a1a1a1a1a1a1a1',
      isRepaired: false,
      failure: {
        release: 'mfe-guides@a1a1a1a1a1a1a1a1',
        step: 'script',
        error: 'Error',
        frame: { file: 'browser/a+b@2~.js', line: 0, column: 0 },
      },
    },
    { route: null, isRepaired: false },
  ],
  marks: ['canary=mfe-deals@d0d0d0d0d0d0d0d0:heard', 'control=mfe-guides@a1a1a1a1a1a1a1a1:failed'],
};
const AT_MS = 1_800_000_000_000;

const record = () => JSON.stringify(formatVisit(VISIT, AT_MS));

describe('A visit', () => {
  it('is read as it was written', () => {
    expect(parseVisit(record())).toEqual(VISIT);
  });

  it("has no field that the protocol of OpenTelemetry's collectors does not have", () => {
    const { ExportLogsServiceRequest: request } = (root as unknown as Protocol).opentelemetry.proto.collector
      .logs.v1;
    const written = formatVisit(VISIT, AT_MS);
    const read = request.toObject(request.fromObject(written), { longs: String, enums: Number });
    const asText = (_: string, value: unknown) => (typeof value === 'number' ? String(value) : value);
    expect(JSON.parse(JSON.stringify(read, asText))).toEqual(JSON.parse(JSON.stringify(written, asText)));
  });

  it.each([
    ['no JSON', '{'],
    ['something else', '{"resourceLogs":[]}'],
    ['a text as the name of an error', record().replace('TypeError', 'Ana Gomez, 4111 1111 1111 1111')],
    ['a word as the name of an error', record().replace('TypeError', 'Gomez')],
    ['an address', record().replace('/paris-guide"', '/paris-guide?name=Ana"')],
    ['a file that no browser loads', record().replace('browser/paris', 'https://elsewhere.example/paris')],
    ['an unknown step', record().replace('uncaught', 'guessed')],
    ['an unknown arm', record().replace('control=', 'both=')],
    [
      'a mark twice',
      record().replace(
        'control=mfe-guides@a1a1a1a1a1a1a1a1:failed',
        'canary=mfe-deals@d0d0d0d0d0d0d0d0:heard',
      ),
    ],
    [
      'both arms of a canary',
      record().replace('control=mfe-guides@a1a1a1a1a1a1a1a1', 'control=mfe-deals@d0d0d0d0d0d0d0d0'),
    ],
    ['a text among the marks', record().replace(':heard', ':heard Ana')],
    ['another field', record().replace('farekite.repaired', 'user.email')],
    ['a negative time', record().replace('1234.5', '-1')],
    ['another release than of this form', record().replace('@d0d0d0d0d0d0d0d0', '@latest')],
    [
      'any number of views',
      JSON.stringify(formatVisit({ ...VISIT, views: Array(61).fill(VISIT.views[0]) }, 0)),
    ],
  ])('is not read from a record with %s', (_what, json) => {
    expect(parseVisit(json)).toBeUndefined();
  });
});
