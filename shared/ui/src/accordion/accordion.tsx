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
  /** The level of its titles in the page. */
  level?: 2 | 3 | 4 | undefined;
}

/** Questions of which one answer is open at a time. It is `<details>`, so it works before any script, and in-page search finds it. */
export function Accordion({ items, defaultOpenId, level = 3, className, ...rest }: AccordionProps) {
  const group = useId();
  const [openId, setOpenId] = useState(defaultOpenId);
  const Title = `h${level}` as const;

  /** Press, Enter and the browser's in-page search all open an item by themselves; the state follows. */
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
