#!/bin/sh
# Publishes a package whose version is not on npm yet, with provenance. Called as: publish-package.sh FOLDER
set -eu

cd "$1"
version=$(npm pkg get version --workspaces=false | tr -d '"')
name=$(npm pkg get name --workspaces=false | tr -d '"')
if npm view "$name@$version" version --workspaces=false 2>/dev/null | grep -q .; then
  echo "$name@$version is published already"
  exit
fi
# npm accepts a provenance only from the repository that the package names.
npm pkg set --workspaces=false repository.type=git "repository.url=git+https://github.com/$GITHUB_REPOSITORY.git" "repository.directory=$1"
npm publish --provenance --access public --workspaces=false
