import * as remote from '@aimante/remote';
import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as reactI18next from 'react-i18next';
import type { ShareScope } from './share-scope.ts';

const VERSION = '2.9.2';

/**
 * For releases that were built before contract 2.2: their entries use the federation runtime of the page, which this file
 * alone brings. It is loaded with the first of them.
 */
export function createFormerScope(): ShareScope {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: runtimeCore,
    _FEDERATION_RUNTIME_CORE_FROM: { name: 'shell', version: VERSION },
  });
  const { shareScopeMap } = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: {
      react: provided(react.version, react),
      'react/jsx-runtime': provided(react.version, jsxRuntime),
      'react-dom': provided(react.version, reactDom),
      'react-dom/client': provided(react.version, reactDomClient),
      'react-i18next': provided('0.0.0', reactI18next),
      '@aimante/remote': provided('0.0.0', remote),
    },
  });
  return shareScopeMap.default as unknown as ShareScope;
}

function provided(version: string, module: object) {
  return { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: false as const } };
}
