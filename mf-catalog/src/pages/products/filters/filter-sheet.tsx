import { Button, IconButton } from '@aimante/ui';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import styles from './filter-sheet.module.css';

interface FilterSheetProps extends FilterPanelProps {
  readonly id: string;
  readonly shown: number;
}

/** The filters: beside the list in a wide window, a bottom sheet on a phone. The browser opens it without scripts. */
export function FilterSheet({ id, shown, ...panel }: FilterSheetProps) {
  const { t } = useTranslation();
  const close = { popoverTarget: id, popoverTargetAction: 'hide' } as const;
  return (
    <aside id={id} popover="auto" className={styles.side} aria-label={t('products.filters.title')}>
      <div className={styles.head}>
        <p aria-hidden="true">{t('products.filters.title')}</p>
        <IconButton label={t('products.filters.close')} variant="ghost" {...close}>
          <X />
        </IconButton>
      </div>
      <div className={styles.content}>
        <FilterPanel {...panel} />
      </div>
      <div className={styles.foot}>
        <Button {...close}>{t('products.filters.show', { count: shown })}</Button>
      </div>
    </aside>
  );
}
