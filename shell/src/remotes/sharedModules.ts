import * as core from '@module-federation/runtime/core';
import * as i18next from 'i18next';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** The modules that the shell shares with remotes: of the packages in `farekite.provides` of package.json. */
export const SHARED_MODULES = { i18next, react, 'react/jsx-runtime': jsxRuntime, 'react-dom': reactDom };

/**
 * What the entries of remotes need of the runtime's core, which they do not contain (`externalRuntime`). Federation's own plugin
 * provides all of the core, which is 5 kB more.
 */
export const RUNTIME_CORE = {
  assert: core.assert,
  CurrentGlobal: core.CurrentGlobal,
  getGlobalFederationConstructor: core.getGlobalFederationConstructor,
  helpers: core.helpers,
  ModuleFederation: core.ModuleFederation,
  setGlobalFederationConstructor: core.setGlobalFederationConstructor,
  setGlobalFederationInstance: core.setGlobalFederationInstance,
};
