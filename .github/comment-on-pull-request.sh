#!/bin/sh
# Writes a text into the comment that a package has on a pull request, and replaces what stood there before.
# Usage: comment-on-pull-request.sh PACKAGE NUMBER FILE, with GH_TOKEN and GH_REPO (OWNER/NAME) in the environment.
set -eu

marker="<!-- preview of $1 -->"
comments="repos/$GH_REPO/issues/$2/comments"
body="$marker
$(cat "$3")"

id=$(gh api --paginate "$comments" --jq "map(select(.body | startswith(\"$marker\")))[].id" | head -n 1)
if [ -n "$id" ]; then
  gh api --method PATCH "repos/$GH_REPO/issues/comments/$id" --raw-field "body=$body" --silent
else
  gh api --method POST "$comments" --raw-field "body=$body" --silent
fi
