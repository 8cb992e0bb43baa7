#!/usr/bin/env bash
# Lets publishers race on a small Ceph, while its processes are killed (kill -9) and started again one after the other.
#
#   RACES_ROUNDS=10 tooling/trials/ceph.sh [FOLDER]
#
# The test manyPublishers.all.test.ts lets them race; its variables are described there.
# Needs root, debootstrap, curl, a mirror of Debian among apt's sources, 3 GB of disk and as much memory. Ceph is
# installed into FOLDER, and kept there for the next time; without one, into a temporary folder that is removed.
# It runs in namespaces of its own: it reaches nothing but itself, and its mounts and processes end with this script.
set -euo pipefail

# Ceph 18 and older answer with ETags that are not quoted as conditions demand it.
SUITE=sid
STORAGE_DAEMONS=(osd.0 osd.1 osd.2)
GATEWAYS=(rgw.1 rgw.2)
FIRST_GATEWAY_PORT=8000
ACCESS_KEY=trial-key
SECRET_KEY=trial-secret
BUCKET=trial
SECONDS_DOWN=4

trials=$(cd "$(dirname "$0")" && pwd)

fail() {
  echo "$1" >&2
  exit 1
}

# Tries a command until it succeeds.
await() {
  local seconds=$1 end=$((SECONDS + $1))
  shift
  until "$@" > /dev/null 2>&1; do
    ((SECONDS < end)) || fail "\"$*\" did not succeed within $seconds seconds"
    sleep 0.2
  done
}

in_root() {
  chroot "$root" "$@"
}

enter_root() {
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
}

install_ceph() {
  local mirror
  echo "Installing Ceph into $root, which takes minutes"
  mirror=$(apt-get indextargets --format '$(SITE)' 'Label: Debian' | head -n 1)
  [[ -x $root/usr/bin/apt-get ]] || debootstrap --variant=minbase "$SUITE" "$root" "$mirror" > /dev/null
  enter_root
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  # Packages must not start their services.
  printf '#!/bin/sh\nexit 101\n' > "$root/usr/sbin/policy-rc.d"
  chmod +x "$root/usr/sbin/policy-rc.d"
  export DEBIAN_FRONTEND=noninteractive
  # A mirror that lags behind has lists that have expired.
  in_root apt-get update -qq -o Acquire::Check-Valid-Until=false
  in_root apt-get install -y -qq --no-install-recommends ceph-mon ceph-osd radosgw > /dev/null
}

write_configuration() {
  cat > "$root/etc/ceph/ceph.conf" << CONFIGURATION
[global]
fsid = $1
mon_host = 127.0.0.1
public_network = 127.0.0.0/8
keyring = /trial/keyring
admin_socket = /trial/\$name.asok
log_file = /trial/\$name.log
mon_data = /trial/\$name
osd_data = /trial/\$name
# Three copies of each object. Two of them suffice for a write, so one storage daemon may be missing.
osd_pool_default_size = 3
osd_pool_default_min_size = 2
# All copies are on this machine.
osd_crush_chooseleaf_type = 0
osd_pool_default_pg_num = 1
osd_pool_default_pg_autoscale_mode = off
rgw_rados_pool_pg_num_min = 1
bluestore_block_size = 3221225472
osd_memory_target = 939524096
# A storage daemon that is killed is noticed within seconds.
osd_heartbeat_interval = 1
osd_heartbeat_grace = 3
mon_osd_min_down_reporters = 1
mon_osd_reporter_subtree_level = osd
CONFIGURATION
}

create_keys() {
  in_root ceph-authtool --create-keyring /trial/keyring --gen-key --name mon. --cap mon 'allow *'
  local name
  for name in client.admin "${STORAGE_DAEMONS[@]}" "${GATEWAYS[@]/#/client.}"; do
    in_root ceph-authtool /trial/keyring --gen-key --name "$name" --cap mon 'allow *' --cap osd 'allow *'
  done
}

port_of() {
  echo $((FIRST_GATEWAY_PORT + ${1#rgw.}))
}

# Starts mon.a, osd.0 or rgw.1 in the background.
start() {
  local command
  case $1 in
    mon.*) command=(ceph-mon --id "${1#mon.}") ;;
    osd.*) command=(ceph-osd --id "${1#osd.}") ;;
    rgw.*) command=(radosgw --name "client.$1" --rgw-frontends "beast endpoint=127.0.0.1:$(port_of "$1")") ;;
  esac
  chroot "$root" "${command[@]}" --foreground > "$root/trial/$1.out" 2>&1 &
  echo $! > "$root/trial/$1.pid"
  # Otherwise this shell reports each one that is killed.
  disown
}

are_storage_daemons_up() {
  in_root ceph --connect-timeout 5 osd stat | grep -q "${#STORAGE_DAEMONS[@]} up"
}

is_gateway_up() {
  curl --silent --output /dev/null "http://127.0.0.1:$(port_of "$1")/"
}

await_up() {
  case $1 in
    osd.*) await 120 are_storage_daemons_up ;;
    rgw.*) await 120 is_gateway_up "$1" ;;
  esac
}

start_monitor() {
  in_root monmaptool --create --fsid "$1" --add a 127.0.0.1 /trial/monitors
  in_root ceph-mon --mkfs --id a --monmap /trial/monitors --keyring /trial/keyring
  start mon.a
}

start_storage_daemons() {
  local name id
  for name in "${STORAGE_DAEMONS[@]}"; do
    id=$(cat /proc/sys/kernel/random/uuid)
    mkdir "$root/trial/$name"
    await 60 in_root ceph --connect-timeout 5 osd new "$id"
    in_root ceph-osd --mkfs --id "${name#osd.}" --osd-uuid "$id" > "$root/trial/$name.out" 2>&1
    start "$name"
  done
  await 120 are_storage_daemons_up
}

start_gateways() {
  local name
  for name in "${GATEWAYS[@]}"; do
    start "$name"
    await_up "$name"
  done
}

create_bucket() {
  in_root radosgw-admin user create --uid trial --display-name trial \
    --access-key "$ACCESS_KEY" --secret-key "$SECRET_KEY" > /dev/null
  await 60 curl --silent --fail --request PUT --user "$ACCESS_KEY:$SECRET_KEY" --aws-sigv4 aws:amz:us-east-1:s3 \
    --header 'x-amz-content-sha256: UNSIGNED-PAYLOAD' "http://127.0.0.1:$(port_of "${GATEWAYS[0]}")/$BUCKET"
}

start_ceph() {
  local id
  id=$(cat /proc/sys/kernel/random/uuid)
  rm -rf "$root/trial"
  mkdir "$root/trial"
  write_configuration "$id"
  create_keys > /dev/null
  start_monitor "$id" > /dev/null
  start_storage_daemons
  start_gateways
  create_bucket
  echo "Ceph is up after $SECONDS seconds: $(in_root ceph --version), ${STORAGE_DAEMONS[*]} ${GATEWAYS[*]}"
}

# Kills a storage daemon, then a gateway, and so on, each once the one before is up again.
disturb() {
  local name
  while true; do
    for name in osd.0 rgw.1 osd.1 rgw.2 osd.2 rgw.1; do
      sleep $((RANDOM % 4 + 1))
      kill -9 "$(cat "$root/trial/$name.pid")"
      echo "$name" >> "$root/trial/killed"
      sleep "$SECONDS_DOWN"
      start "$name"
      await_up "$name"
    done
  done
}

run_races() {
  export AWS_ACCESS_KEY_ID=$ACCESS_KEY AWS_SECRET_ACCESS_KEY=$SECRET_KEY AWS_REGION=us-east-1
  local endpoints
  endpoints=$(for name in "${GATEWAYS[@]}"; do echo "http://127.0.0.1:$(port_of "$name")"; done | paste -sd ,)
  # Publishers take longer here than in a folder, so they are killed later.
  (cd "$trials/../.." &&
    RACES_SITE="s3://$BUCKET" RACES_ENDPOINTS="$endpoints" RACES_KILL_WITHIN="${RACES_KILL_WITHIN:-25}" \
      FAREKITE_TEST=all npx jest --projects tooling --testPathPatterns manyPublishers)
}

race() {
  ip link set lo up
  enter_root
  start_ceph
  disturb &
  local disturber=$! exit_code=0
  run_races || exit_code=$?
  kill -0 "$disturber" 2> /dev/null || fail "Ceph did not come up again after a kill; see $root/trial"
  echo "Killed meanwhile: $(sort "$root/trial/killed" | uniq -c | tr -s ' \n' ' ')"
  return "$exit_code"
}

# Runs a step of this script in namespaces of its own.
isolated() {
  unshare --mount --pid --fork --kill-child --mount-proc "${@:2}" bash "$0" "$1" "$root" &
  child=$!
  wait "$child"
  child=''
}

clean_up() {
  [[ -z $child ]] || kill -9 "$child" 2> /dev/null || true
  wait
  [[ -z $temporary ]] || rm -rf "$temporary"
}

case ${1:-} in
  --install)
    root=$2
    install_ceph
    ;;
  --race)
    root=$2
    race
    ;;
  *)
    ((EUID == 0)) || fail 'Run this as root.'
    child='' temporary=''
    trap clean_up EXIT
    trap 'exit 130' INT TERM
    if [[ -n ${1:-} ]]; then
      root=$(realpath -m "$1")
    else
      temporary=$(mktemp -d)
      chmod 755 "$temporary"
      root=$temporary
    fi
    [[ -x $root/usr/bin/radosgw ]] || isolated --install
    isolated --race --net
    ;;
esac
