import { QuantityStepper } from '@aimante/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './unit-lines.module.css';

interface UnitLinesProps {
  /** Elements of `UnitLine`. */
  readonly lines: ReactNode;
  readonly children: ReactNode;
}

/** Lines of an order of which units are chosen, and their amounts. */
export const UnitLines = ({ lines, children }: UnitLinesProps) => (
  <div className={styles.choices}>
    <ul className={styles.lines}>{lines}</ul>
    {children}
  </div>
);

interface UnitLineProps {
  readonly title: string;
  readonly caption: string;
  readonly children: ReactNode;
}

export const UnitLine = ({ title, caption, children }: UnitLineProps) => (
  <li className={styles.line}>
    <span className={styles.name}>
      {title}
      <small>{caption}</small>
    </span>
    {children}
  </li>
);

interface UnitStepperProps {
  readonly name: string;
  readonly label: string;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function UnitStepper({ name, label, most, value, onChange }: UnitStepperProps) {
  const { t } = useTranslation();
  return (
    <QuantityStepper
      size="desk"
      label={label}
      decreaseLabel={t('order.refundLess', { name })}
      increaseLabel={t('order.refundMore', { name })}
      min={0}
      max={most}
      value={value}
      onValueChange={onChange}
    />
  );
}
