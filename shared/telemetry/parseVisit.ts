import * as v from 'valibot';
import { FAILURE_STEPS, VITALS, type View, type Visit, type VisitorMark } from './Visit';

const WHOLE_NUMBER = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const ATTRIBUTES = v.pipe(
  v.array(
    v.object({
      key: v.string(),
      value: v.union([
        v.object({ stringValue: v.string() }),
        v.object({ boolValue: v.boolean() }),
        v.object({ intValue: WHOLE_NUMBER }),
        v.object({ doubleValue: v.pipe(v.number(), v.finite(), v.minValue(0)) }),
      ]),
    }),
  ),
  v.transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]))),
);

const LANGUAGE = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/));
const RELEASE = v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,63}@(?:[\da-f]{16}|unknown)$/));
const PAIR = v.pipe(v.string(), v.regex(/^shell@[\da-f]{16}(?: [a-z][a-z\d-]{0,63}@[\da-f]{16})?$/));
const ROUTE = v.pipe(v.string(), v.regex(/^\/[a-z\d/-]{0,199}$/));
/** Any other name may be what a visitor has typed. */
const ERROR_NAME = v.pipe(v.string(), v.regex(/^[A-Za-z]{0,40}Error$/));
const FILE = v.pipe(v.string(), v.regex(/^browser\/[\w@+~./-]{1,192}$/));

const VIEW = v.pipe(
  v.strictObject({
    'farekite.route': v.exactOptional(ROUTE),
    'farekite.release': v.exactOptional(RELEASE),
    'farekite.repaired': v.boolean(),
    'farekite.failure.release': v.exactOptional(RELEASE),
    'farekite.failure.step': v.exactOptional(v.picklist(FAILURE_STEPS)),
    'exception.type': v.exactOptional(ERROR_NAME),
    'code.file.path': v.exactOptional(FILE),
    'code.line.number': v.exactOptional(WHOLE_NUMBER),
    'code.column.number': v.exactOptional(WHOLE_NUMBER),
  }),
  v.transform((view): View => {
    const { 'farekite.release': shown, 'farekite.failure.release': release } = view;
    const { 'farekite.failure.step': step, 'exception.type': error } = view;
    const { 'code.file.path': file, 'code.line.number': line, 'code.column.number': column } = view;
    const hasFrame = file !== undefined && line !== undefined && column !== undefined;
    const frame = hasFrame && { frame: { file, line, column } };
    return {
      route: view['farekite.route'] ?? null,
      ...(shown && { release: shown }),
      isRepaired: view['farekite.repaired'],
      ...(release && step && error && { failure: { release, step, error, ...frame } }),
    };
  }),
);

const VITAL = v.pipe(
  v.strictObject({ 'browser.web_vital.name': v.picklist(VITALS), 'browser.web_vital.value': v.number() }),
  v.transform((vital) => [vital['browser.web_vital.name'], vital['browser.web_vital.value']] as const),
);

const MARK = /^(?:canary|control)=[a-z][a-z\d-]{0,63}@[\da-f]{16}:(?:heard|failed)$/;

/** One visitor has each mark once, and is in one arm of each canary. */
function areOfOneVisitor(marks: VisitorMark[]): boolean {
  const arms = new Set(marks.map((mark) => mark.split(':')[0]));
  const canaries = new Set(marks.map((mark) => mark.split(/[=:]/)[1]));
  return new Set(marks).size === marks.length && arms.size === canaries.size;
}

const MARKS = v.pipe(
  v.string(),
  v.transform((marks) => marks.split(' ') as VisitorMark[]),
  v.maxLength(20),
  v.everyItem((mark) => MARK.test(mark)),
  v.check(areOfOneVisitor),
);

const RESOURCE = v.strictObject({
  'service.name': v.literal('farekite'),
  'service.version': PAIR,
  'browser.language': LANGUAGE,
  'farekite.marks': v.exactOptional(MARKS),
});

/** More than any visit has. */
const MAX_LOG_RECORDS = 60;

const LOG_RECORD = v.variant('eventName', [
  v.object({ eventName: v.literal('farekite.view'), attributes: v.pipe(ATTRIBUTES, VIEW) }),
  v.object({ eventName: v.literal('browser.web_vital'), attributes: v.pipe(ATTRIBUTES, VITAL) }),
]);

const LOGS = v.object({
  resource: v.object({ attributes: v.pipe(ATTRIBUTES, RESOURCE) }),
  scopeLogs: v.tuple([v.object({ logRecords: v.pipe(v.array(LOG_RECORD), v.maxLength(MAX_LOG_RECORDS)) })]),
});

const RECORD = v.pipe(v.string(), v.parseJson(), v.object({ resourceLogs: v.tuple([LOGS]) }));

/** Reads what `formatVisit` writes; `undefined` for anything else, because anybody can send to the endpoint. */
export function parseVisit(json: string): Visit | undefined {
  const { success, output } = v.safeParse(RECORD, json);
  if (!success) return undefined;
  const [{ resource, scopeLogs }] = output.resourceLogs;
  const { logRecords } = scopeLogs[0];
  const views = logRecords.flatMap((one) => (one.eventName === 'farekite.view' ? [one.attributes] : []));
  const vitals = logRecords.flatMap((one) => (one.eventName === 'browser.web_vital' ? [one.attributes] : []));
  const {
    'service.version': pair,
    'browser.language': language,
    'farekite.marks': marks,
  } = resource.attributes;
  return { language, pair, views, vitals: Object.fromEntries(vitals), ...(marks && { marks }) };
}
