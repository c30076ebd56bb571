import { createContext, useContext } from 'react';

const Container = createContext<HTMLElement | undefined>(undefined);

/** The container for dialogs, menus and tooltips: the shell's `#overlay`. Default: the end of the body. */
export const OverlayContainer = Container.Provider;

export const useOverlayContainer = () => useContext(Container);
