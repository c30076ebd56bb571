import { Link } from '@aimante/remote';
import { classNames } from '@aimante/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { cataloguePath, type Filters } from '../../product-list/filters.ts';
import { pageNumbers } from './page-numbers.ts';
import styles from './pages.module.css';

interface PagesProps {
  readonly page: number;
  readonly pages: number;
  readonly filters: Filters;
  readonly onPress: () => void;
}

/** Links to the other pages. They are plain links, so they work without scripts, and search engines follow them. */
export function Pages({ page, pages, filters, onPress }: PagesProps) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  const to = (wanted: number) => cataloguePath({ ...filters, page: wanted });
  return (
    <nav className={styles.pages} aria-label={t('products.pages.label')}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={styles.step} onClick={onPress}>
          <ChevronLeft size={18} aria-hidden />
          {t('products.pages.previous')}
        </Link>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((number, at, all) => (
          <Fragment key={number}>
            {number - (all[at - 1] ?? 0) > 1 && (
              <li className={styles.gap} aria-hidden>
                …
              </li>
            )}
            <li className={classNames(number !== page && styles.other)}>
              <Link
                to={to(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('products.pages.number', { page: number })}
                className={styles.number}
                onClick={onPress}
              >
                {number}
              </Link>
            </li>
          </Fragment>
        ))}
      </ol>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className={styles.step} onClick={onPress}>
          {t('products.pages.next')}
          <ChevronRight size={18} aria-hidden />
        </Link>
      )}
    </nav>
  );
}
