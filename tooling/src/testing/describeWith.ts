/**
 * Describes tests that need a program which npm does not install. Where it is missing they are left out, and
 * `farekite test` says so: it knows them by this title.
 */
export function describeWith(program: string, isInstalled: boolean, tests: () => void): void {
  (isInstalled ? describe : describe.skip)(`With ${program}`, tests);
}
