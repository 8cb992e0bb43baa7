/** Where a room's workflow lies in the workspace. */
export function workflowFile(room: string): string {
  return `.github/workflows/${room}.yml`;
}

/** The workflow of a room: its pipeline, whenever something changes that its answer depends on. */
export function workflowSource(room: string): string {
  const paths = [`${room}/**`, 'shared/**', 'tooling/**', 'package-lock.json']
    .map((path) => `      - ${path}\n`)
    .join('');
  return `name: ${room}

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
      remote: ${room}
`;
}
