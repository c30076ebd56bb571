import { createContext } from 'react';

export interface LoadedSettings {
  /** The link of a "not found" panel: the list that the object belongs to. */
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  /** A class for the panels that replace missing content. */
  readonly className?: string | undefined;
}

export const LoadedContext = createContext<LoadedSettings>({});
