import type { ReactNode } from 'react';
import logo from './logo.svg';
import styles from './phone-page.module.css';

interface PhoneFrameProps {
  /** Beside the logo. */
  readonly state?: ReactNode;
  readonly children: ReactNode;
}

/** The page has no header of the shop: the logo says which shop the code belongs to. */
export function PhoneFrame({ state, children }: PhoneFrameProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <img src={logo} alt="Aimanté" width="138" height="32" />
        {state}
      </div>
      {children}
    </div>
  );
}
