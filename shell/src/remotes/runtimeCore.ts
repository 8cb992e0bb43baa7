/*
 * What the entries of remotes need of the runtime's core, which they do not contain (`externalRuntime`). The published plugin
 * for this provides all of the core, which is 5 kB more than is used.
 */
export {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';
