import { createContext } from 'react';

export interface LoadedSettings {
  /** Where "not found" leads back to: the list that the thing belongs to. */
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  /** Of the panels in place of content that is missing. */
  readonly className?: string | undefined;
}

export const LoadedContext = createContext<LoadedSettings>({});
