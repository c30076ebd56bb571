import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To;
  /** Replaces the entry of the history instead of adding one. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/**
 * A link of the router. That of `react-router-dom` can also prefetch for its framework mode: 4 kB for each page in use,
 * and nothing here uses them.
 */
export function Link({ to, replace = false, state, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, ...(target && { target }) });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} target={target} onClick={click} />;
}
