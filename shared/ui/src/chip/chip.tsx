import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

export interface ChipProps extends ComponentProps<'button'> {
  isSelected: boolean;
  icon?: ReactNode;
}

/** A filter that is on or off. Renders a toggle `<button>`. */
export function Chip({ isSelected, icon, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={isSelected} {...rest} className={classNames(styles.chip, className)}>
      {icon}
      {children}
    </button>
  );
}

export interface RemovableChipProps extends ComponentProps<'button'> {
  /** The accessible name, which includes the action: "Retirer le filtre Jusqu'à 10 €". */
  removeLabel: string;
  variant?: 'solid' | 'wash' | undefined;
}

/** An applied filter. A press removes it. */
export function RemovableChip({ removeLabel, variant = 'solid', className, children, ...rest }: RemovableChipProps) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      {...rest}
      className={classNames(styles.chip, className)}
      data-variant={variant}
    >
      {children}
      <X size={16} />
    </button>
  );
}
