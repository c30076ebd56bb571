import { classNames } from '@aimante/ui';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './drop-panel.module.css';

interface DropPanelProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: 'plain' | 'dashed';
  readonly isForWideScreens?: boolean;
  readonly children: ReactNode;
}

/** A panel of choices behind a button. Escape or leaving the panel closes it. */
export function DropPanel({ label, icon, variant = 'plain', isForWideScreens = false, children }: DropPanelProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (box.current) box.current.open = false;
  };
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (box.current && target instanceof Node && !box.current.contains(target)) box.current.open = false;
    };
    addEventListener('pointerdown', press);
    return () => removeEventListener('pointerdown', press);
  }, []);
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !box.current?.open) return;
    event.stopPropagation();
    close();
    box.current.querySelector('summary')?.focus();
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }
  return (
    <details
      ref={box}
      className={classNames(styles.choice, isForWideScreens && styles.wide)}
      onKeyDown={press}
      onBlur={leave}
    >
      <summary className={classNames(styles.button, variant === 'dashed' && styles.dashed)}>
        {icon}
        {label}
      </summary>
      <fieldset className={styles.panel}>
        <legend className={styles.legend}>{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}
