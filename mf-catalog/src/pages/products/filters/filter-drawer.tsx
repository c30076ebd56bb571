import type { ProductFacets } from '@aimante/api-contract/catalogue';
import { Button, IconButton } from '@aimante/ui';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filters } from '../../../product-list/filters.ts';
import styles from './filter-drawer.module.css';
import { FilterPanel } from './filter-panel.tsx';
import type { ChangeFilters } from './use-filters.ts';

interface FilterDrawerProps {
  readonly facets: ProductFacets;
  readonly filters: Filters;
  readonly change: ChangeFilters;
  readonly shown: number;
  readonly onClose: () => void;
}

/** The filters as a bottom sheet on a phone. The native dialog handles focus and Escape without extra code. */
export function FilterDrawer({ facets, filters, change, shown, onClose }: FilterDrawerProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={titleId} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={titleId}>{t('products.filters.title')}</h2>
        <IconButton label={t('products.filters.close')} variant="ghost" onClick={close}>
          <X />
        </IconButton>
      </header>
      <div className={styles.content}>
        <FilterPanel facets={facets} filters={filters} change={change} />
      </div>
      <footer className={styles.foot}>
        <Button onClick={close}>{t('products.filters.show', { count: shown })}</Button>
      </footer>
    </dialog>
  );
}
