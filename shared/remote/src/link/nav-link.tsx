import { useLocation, useResolvedPath } from 'react-router-dom';
import { Link, type LinkProps } from './link.tsx';

export interface NavLinkProps extends LinkProps {
  /** Only this address is the current page, not the pages below it. */
  readonly end?: boolean;
}

/** A link that names the current page, and the class `active` for it. */
export function NavLink({ end = false, className, to, ...rest }: NavLinkProps) {
  const { pathname } = useResolvedPath(to);
  const isActive = isCurrent(useLocation().pathname, pathname, end);
  const classes = [className, isActive ? 'active' : ''].filter(Boolean).join(' ');
  return <Link {...rest} to={to} className={classes} aria-current={isActive ? 'page' : undefined} />;
}

function isCurrent(shown: string, target: string, isExact: boolean): boolean {
  const [here, there] = [shown.toLowerCase(), target.toLowerCase()];
  if (here === there) return true;
  return !isExact && here.startsWith(there.endsWith('/') ? there : `${there}/`);
}
