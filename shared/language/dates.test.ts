/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { formatDay, monthName } from './dates';
import { LANGUAGE_DETAILS, LANGUAGES } from './Language';

const FORMAT_DAY = `require('jiti').createJiti('${__filename}').import('./dates.ts').then(({ formatDay }) => {
  const [, day, ...timeZones] = process.argv;
  for (process.env.TZ of timeZones) console.log(String(new Date().getTimezoneOffset()), formatDay('en', day));
})`;

/** In a process of its own, because Jest cannot change the time zone of its process. */
function formatDayIn(timeZones: readonly string[], day: string): string {
  return execFileSync(process.execPath, ['--eval', FORMAT_DAY, day, ...timeZones], {
    cwd: __dirname,
    encoding: 'utf8',
  });
}

describe('formatDay', () => {
  it('uses the words of the language', () => {
    expect(formatDay('en', '2026-11-21')).toBe('November 21st, 2026');
    expect(formatDay('es', '2026-11-21')).toBe('21 de noviembre de 2026');
  });

  it('names the day itself in every time zone', () => {
    expect(formatDayIn(['America/Los_Angeles', 'Pacific/Kiritimati'], '2026-01-01')).toBe(
      '480 January 1st, 2026\n-840 January 1st, 2026\n',
    );
  });

  it.each(['today', '2026-02-30', '2026-W47', '2026-11-21T10:00'])('refuses %j', (day) => {
    expect(() => formatDay('en', day)).toThrow(
      new RangeError(`"${day}" is not a day of the calendar (YYYY-MM-DD)`),
    );
  });
});

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

describe('monthName', () => {
  it.each(LANGUAGES)('names each month as browsers do (%s)', (language) => {
    const { locale } = LANGUAGE_DETAILS[language];
    const inTheBrowser = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    for (const month of MONTHS) {
      expect(monthName(language, month)).toBe(inTheBrowser.format(Date.UTC(2026, month - 1)));
    }
  });

  it.each(['en', 'es'] as const)('shortens each name to three letters (%s)', (language) => {
    for (const month of MONTHS) {
      expect(monthName(language, month, 'short')).toBe(monthName(language, month).slice(0, 3));
    }
  });

  it.each([0, 13, 1.5])('refuses %d', (month) => {
    expect(() => monthName('en', month)).toThrow(new RangeError(`${String(month)} is not a month (1 to 12)`));
  });
});
