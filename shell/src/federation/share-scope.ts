import * as remote from '@aimante/remote';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';

/** A module in a share scope of Module Federation. */
interface ProvidedModule {
  readonly from: string;
  readonly eager: true;
  readonly loaded: true;
  lib(): unknown;
  get(): Promise<() => unknown>;
}

export type ShareScope = Record<string, Record<string, ProvidedModule>>;

/** What the shell provides to each container: the modules that must exist once on a page. */
export function createShareScope(): ShareScope {
  return {
    react: provided(react.version, react),
    'react/jsx-runtime': provided(react.version, jsxRuntime),
    'react-dom': provided(react.version, reactDom),
    'react-dom/client': provided(react.version, reactDomClient),
    'react-i18next': provided('0', { I18nextProvider, useTranslation }),
    '@aimante/remote': provided('0', remote),
  };
}

function provided(version: string, module: unknown): Record<string, ProvidedModule> {
  const lib = () => module;
  return { [version]: { from: 'shell', eager: true, loaded: true, lib, get: async () => lib } };
}
