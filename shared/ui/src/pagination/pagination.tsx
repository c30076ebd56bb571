import { useRender } from '@base-ui/react/use-render';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { pagesAround } from './pages-around.ts';
import styles from './pagination.module.css';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The accessible name of a number: "Page 3". */
  pageLabel: (page: number) => string;
  page: number;
  pageCount: number;
  /** The link to a page, or a `<button>` for it, without content. */
  renderPage: (page: number) => ReactElement;
}

interface PageProps {
  render: ReactElement;
  label: string;
  isCurrent?: boolean;
  children: ReactNode;
}

function Page({ render, label, isCurrent, children }: PageProps) {
  const props = {
    className: styles.page,
    'aria-label': label,
    'aria-current': isCurrent ? 'page' : undefined,
    children,
  };
  return useRender({ render, props });
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, previousLabel, nextLabel, pageLabel, page, pageCount, renderPage, className, ...rest } = props;
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label} {...rest} className={classNames(styles.pagination, className)}>
      {page > 1 && (
        <Page render={renderPage(page - 1)} label={previousLabel}>
          <ChevronLeft size={18} />
        </Page>
      )}
      {pagesAround(page, pageCount).map((target) =>
        typeof target === 'number' ? (
          <Page key={target} render={renderPage(target)} label={pageLabel(target)} isCurrent={target === page}>
            {target}
          </Page>
        ) : (
          <span key={target} className={styles.gap}>
            …
          </span>
        ),
      )}
      {page < pageCount && (
        <Page render={renderPage(page + 1)} label={nextLabel}>
          <ChevronRight size={18} />
        </Page>
      )}
    </nav>
  );
}
