import type { Visit } from './Visit';

/** https://opentelemetry.io/docs/specs/otel/logs/data-model/#field-severitynumber */
const SEVERITY = { info: 9, error: 17 };

function attributesOf(values: Readonly<Record<string, string | number | boolean | undefined>>) {
  return Object.entries(values).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const ofNumber = Number.isInteger(value) ? 'int' : 'double';
    const type = typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'bool' : ofNumber;
    return [{ key, value: { [`${type}Value`]: value } }];
  });
}

/**
 * An ExportLogsServiceRequest in the JSON of OTLP/HTTP, so that a collector can stand at the endpoint:
 * https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding
 *
 * @param atMs whole milliseconds since 1970
 */
export function formatVisit({ language, pair, vitals, views, marks }: Visit, atMs: number) {
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

export type LogsRequest = ReturnType<typeof formatVisit>;
