import { createContext, useContext } from 'react';

const Container = createContext<HTMLElement | undefined>(undefined);

/** Says where dialogs, menus and tooltips are drawn: the shell's `#overlay`. Without it, at the end of the body. */
export const OverlayContainer = Container.Provider;

export const useOverlayContainer = () => useContext(Container);
