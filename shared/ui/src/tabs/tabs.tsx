import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
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

/**
 * Panels with one visible at a time. The others stay in the page, hidden, so that a crawler reads them. Written here,
 * because the tabs of Base UI are 7 kB on each page of a product.
 */
export function Tabs({ label, items, value, defaultValue, onValueChange, className, ref }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue ?? items[0]?.value);
  const list = useRef<HTMLDivElement>(null);
  const wanted = value ?? own;
  const shown = items.some((item) => item.value === wanted) ? wanted : items[0]?.value;

  function open(next: string) {
    setOwn(next);
    if (next !== shown) onValueChange?.(next);
  }

  function openByKey(event: KeyboardEvent) {
    const place = placeAfter(
      event,
      items.findIndex((item) => item.value === shown),
      items.length,
    );
    const item = place === undefined ? undefined : items[place];
    if (!item || place === undefined) return;
    event.preventDefault();
    open(item.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus();
  }

  return (
    <div ref={ref} className={classNames(styles.tabs, className)}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={openByKey}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}${item.value}-tab`}
            className={styles.tab}
            aria-selected={item.value === shown}
            aria-controls={`${id}${item.value}`}
            data-active={item.value === shown ? '' : undefined}
            tabIndex={item.value === shown ? 0 : -1}
            onClick={() => open(item.value)}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}${item.value}`}
          className={styles.panel}
          aria-labelledby={`${id}${item.value}-tab`}
          hidden={item.value !== shown}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern gives a panel of text the focus.
          tabIndex={0}
        >
          {item.content}
        </div>
      ))}
    </div>
  );
}

/** The place of the tab that a key leads to. The row is a circle. */
function placeAfter(event: KeyboardEvent, place: number, count: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  if (event.key === 'ArrowRight') return (place + 1) % count;
  if (event.key === 'ArrowLeft') return (place - 1 + count) % count;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : undefined;
}
