/** Where a package's workflow lies in the workspace. */
export function workflowFile(name: string): string {
  return `.github/workflows/${name}.yml`;
}

/** The workflow of a package: its pipeline, whenever something changes that its answer depends on. */
export function workflowSource(name: string): string {
  const paths = [`${name}/**`, 'shared/**', 'tooling/**', 'package-lock.json']
    .map((path) => `      - ${path}\n`)
    .join('');
  return `name: ${name}

on:
  push:
    branches:
      - main
    paths:
${paths}  pull_request:
    paths:
${paths}
permissions:
  contents: read

jobs:
  pipeline:
    uses: ./.github/workflows/remote.yml
    with:
      remote: ${name}
`;
}
