/**
 * The variables that a browser may need: where programs, libraries, fonts and the user's folders are, and which language
 * and time zone the machine has. The last ones are those of Windows, where no test runs.
 */
const PASSED_ON = [
  'DISPLAY',
  'FONTCONFIG_FILE',
  'FONTCONFIG_PATH',
  'HOME',
  'LANG',
  'LANGUAGE',
  'LC_ALL',
  'LD_LIBRARY_PATH',
  'PATH',
  'TMPDIR',
  'TZ',
  'USER',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'XDG_RUNTIME_DIR',
  ...['LOCALAPPDATA', 'PROGRAMDATA', 'SYSTEMDRIVE', 'SYSTEMROOT', 'TEMP', 'TMP', 'USERPROFILE'],
];

/**
 * The environment of a browser that opens pages which nobody has approved. Everything that it does not need is left out,
 * because the credentials of the store are among it.
 *
 * @param own the variables that its program needs besides
 */
export function browserEnvironment(own: Readonly<Record<string, string>>): Record<string, string> {
  const passedOn = PASSED_ON.flatMap((name): [string, string][] => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(passedOn), ...own };
}
