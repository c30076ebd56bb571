import type { ComponentProps } from 'react';

/** Stands for the router's link in the tests. */
export function Anchor({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>;
}
