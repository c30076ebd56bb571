import { Link } from '@aimante/remote';
import ArrowRight from 'lucide-react/icons/arrow-right';
import styles from './more-link.module.css';

interface MoreLinkProps {
  readonly to: string;
  readonly children: string;
}

export function MoreLink({ to, children }: MoreLinkProps) {
  return (
    <Link className={styles.link} to={to}>
      {children}
      <ArrowRight size={18} />
    </Link>
  );
}
