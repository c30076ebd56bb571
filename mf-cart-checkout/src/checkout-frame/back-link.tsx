import { Link } from '@aimante/remote';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import styles from './checkout-frame.module.css';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.back} to={to}>
      <ArrowLeft size={18} aria-hidden="true" />
      {children}
    </Link>
  );
}
