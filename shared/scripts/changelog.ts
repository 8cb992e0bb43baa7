/** The entry of a version in CHANGELOG.md; `undefined` when there is none. */
function entryOf(version: string, changelog: string): string | undefined {
  return changelog
    .split(/^## /m)
    .slice(1)
    .find((entry) => entry.startsWith(`${version}\n`));
}

/**
 * Says in one line what the changelog lacks for a version of the contract, and how to mend that; `undefined`
 * when it lacks nothing.
 *
 * @param hash of the API reports
 */
export function changelogProblem(changelog: string, version: string, hash: string): string | undefined {
  const entry = entryOf(version, changelog);
  const remedy = `write there what remotes must do, and end with the line "API: ${hash}"`;
  if (entry === undefined) return `CHANGELOG.md has no entry "## ${version}": ${remedy}`;
  if (/^\d+\.0\.0$/.test(version) && version !== '1.0.0' && !entry.includes('BREAKING: ')) {
    return `CHANGELOG.md has no "BREAKING: " change under "## ${version}", which is a major version: ${remedy}`;
  }
  if (!entry.split('\n').includes(`API: ${hash}`)) {
    return `The API has changed since the entry "## ${version}" of CHANGELOG.md was written: raise CONTRACT_VERSION if that version is published, ${remedy}`;
  }
  return undefined;
}
