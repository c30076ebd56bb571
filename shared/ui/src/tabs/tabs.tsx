import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export interface TabItem {
  value: string;
  label: ReactNode;
  /** The number of entries in the tab. */
  count?: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the row of tabs. */
  label: string;
  items: readonly TabItem[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Panels with one visible at a time. The others stay in the page, hidden, so that a crawler reads them. */
export function Tabs({ label, items, value, defaultValue, onValueChange, className, ref }: TabsProps) {
  const id = useId();
  return (
    <Base.Root
      ref={ref}
      className={classNames(styles.tabs, className)}
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      onValueChange={(next: string) => onValueChange?.(next)}
    >
      <Base.List className={styles.list} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} className={styles.tab} aria-controls={`${id}${item.value}`}>
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} id={`${id}${item.value}`} value={item.value} className={styles.panel} keepMounted>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
