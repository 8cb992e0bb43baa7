/** The file of a package's workflow, relative to the workspace. */
export function workflowFile(name: string): string {
  return `.github/workflows/${name}.yml`;
}

/** The text of a package's workflow, which runs its pipeline when one of the pipeline's inputs changes. */
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
    # For the job that publishes: its credentials, and the comment with the address of a preview.
    permissions:
      contents: read
      id-token: write
      pull-requests: write
    uses: ./.github/workflows/pipeline.yml
    with:
      package: ${name}
`;
}
