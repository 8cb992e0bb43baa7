import type { Visit } from './Visit';

interface Attribute {
  readonly key: string;
  /** `{ stringValue: 'en' }` */
  readonly value: Readonly<Record<string, string | number | boolean>>;
}

interface LogRecord {
  readonly timeUnixNano: string;
  readonly eventName: string;
  readonly severityNumber: number;
  readonly attributes: readonly Attribute[];
}

/** An ExportLogsServiceRequest: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
export interface LogsRequest {
  readonly resourceLogs: readonly [
    {
      readonly resource: { readonly attributes: readonly Attribute[] };
      readonly scopeLogs: readonly [
        { readonly scope: { readonly name: string }; readonly logRecords: readonly LogRecord[] },
      ];
    },
  ];
}

/** https://opentelemetry.io/docs/specs/otel/logs/data-model/#field-severitynumber */
const SEVERITY = { info: 9, error: 17 };

function attributesOf(values: Readonly<Record<string, string | number | boolean | undefined>>): Attribute[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const ofNumber = Number.isInteger(value) ? 'int' : 'double';
    const type = typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'bool' : ofNumber;
    return [{ key, value: { [`${type}Value`]: value } }];
  });
}

/** In the JSON of OTLP/HTTP, so that a collector can stand at the endpoint. @param atMs whole milliseconds since 1970 */
export function formatVisit({ language, pair, vitals, views, marks }: Visit, atMs: number): LogsRequest {
  const timeUnixNano = `${String(atMs)}000000`;
  const ofVitals = Object.entries(vitals).map(([name, value]) => ({
    timeUnixNano,
    // As OpenTelemetry's own instrumentation of browsers writes it.
    eventName: 'browser.web_vital',
    severityNumber: SEVERITY.info,
    attributes: attributesOf({ 'browser.web_vital.name': name, 'browser.web_vital.value': value }),
  }));
  const ofViews = views.map(({ route, release, isRepaired, failure }) => ({
    timeUnixNano,
    eventName: 'farekite.view',
    severityNumber: failure ? SEVERITY.error : SEVERITY.info,
    attributes: attributesOf({
      'farekite.route': route ?? undefined,
      'farekite.release': release,
      'farekite.repaired': isRepaired,
      'farekite.failure.release': failure?.release,
      'farekite.failure.step': failure?.step,
      'exception.type': failure?.error,
      'code.file.path': failure?.frame?.file,
      'code.line.number': failure?.frame?.line,
      'code.column.number': failure?.frame?.column,
    }),
  }));
  const resource = {
    'service.name': 'farekite',
    'service.version': pair,
    'browser.language': language,
    'farekite.marks': marks?.join(' ') || undefined,
  };
  return {
    resourceLogs: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeLogs: [{ scope: { name: 'farekite.visit' }, logRecords: [...ofViews, ...ofVitals] }],
      },
    ],
  };
}
