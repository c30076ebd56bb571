import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly AccordionItem[];
  defaultOpenId?: string | undefined;
  /** The heading level of the titles. */
  level?: 2 | 3 | 4 | undefined;
}

/**
 * A list of questions with one open answer at a time. It uses `<details>`, so it works before scripts run, and in-page
 * search finds its text.
 */
export function Accordion({ items, defaultOpenId, level = 3, className, ...rest }: AccordionProps) {
  const group = useId();
  const [openId, setOpenId] = useState(defaultOpenId);
  const Title = `h${level}` as const;

  /** The browser opens an item by itself on a press, on Enter and for in-page search. The state follows. */
  const follow = (id: string, isOpen: boolean) => setOpenId((open) => (isOpen ? id : open === id ? undefined : open));

  return (
    <div {...rest} className={classNames(styles.accordion, className)}>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          name={group}
          className={styles.item}
          open={openId === id}
          onToggle={(event) => follow(id, event.currentTarget.open)}
        >
          <summary className={styles.summary}>
            <Title className={styles.title}>{title}</Title>
            <ChevronDown className={styles.sign} size={20} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
