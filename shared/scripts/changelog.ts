/** What CHANGELOG.md says of a version; `undefined` when it says nothing. */
function entryOf(version: string, changelog: string): string | undefined {
  return changelog
    .split(/^## /m)
    .slice(1)
    .find((entry) => entry.startsWith(`${version}\n`));
}

/**
 * What is wrong with the changelog for a contract of this version, as one line; `undefined` when nothing is.
 *
 * @param mark the mark of the API reports
 */
export function changelogProblem(changelog: string, version: string, mark: string): string | undefined {
  const entry = entryOf(version, changelog);
  const remedy = `say there what remotes must do, and end with the line "API: ${mark}"`;
  if (entry === undefined) return `CHANGELOG.md has no entry "## ${version}": ${remedy}`;
  if (/^\d+\.0\.0$/.test(version) && version !== '1.0.0' && !entry.includes('BREAKING: ')) {
    return `CHANGELOG.md tells of no "BREAKING: " change under "## ${version}", which is a major version: ${remedy}`;
  }
  if (!entry.split('\n').includes(`API: ${mark}`)) {
    return `The API has changed since CHANGELOG.md was written under "## ${version}": raise CONTRACT_VERSION if that is out, ${remedy}`;
  }
  return undefined;
}
