import type { ComponentProps } from 'react';

/** Replaces the router's link in tests. */
export function Anchor({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>;
}
