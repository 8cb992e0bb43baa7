#!/bin/sh
# Says on the pull request of the commit that its release is a canary now, and where its figures are. A commit without one is left alone.
# Usage: comment-on-canary.sh PACKAGE SHARE ADDRESS, with GH_TOKEN, GH_REPO (OWNER/NAME) and GITHUB_SHA in the environment.
set -eu

number=$(gh api "repos/$GH_REPO/commits/$GITHUB_SHA/pulls" --jq '.[0].number // empty')
[ -n "$number" ] || exit 0
text=$(mktemp)
echo "$2 % of the visitors get this release of $1 first. [How it does]($3)" > "$text"
"$(dirname "$0")/comment-on-pull-request.sh" "$1" "$number" "$text"
