import { usePlatform, useT } from '@aimante/remote';
import { Button, Drawer, OverlayContainer } from '@aimante/ui';
import type { Facets } from './facets.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { Filters } from './filters.ts';
import type { ChangeFilters } from './use-filters.ts';

interface FilterDrawerProps {
  readonly facets: Facets;
  readonly filters: Filters;
  readonly change: ChangeFilters;
  readonly shown: number;
  readonly onClose: () => void;
}

/** The filters as a sheet from below, on a phone. */
export function FilterDrawer({ facets, filters, change, shown, onClose }: FilterDrawerProps) {
  const t = useT();
  const { overlay } = usePlatform();
  return (
    <OverlayContainer value={overlay()}>
      <Drawer
        side="bottom"
        open
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t('products.filters.title')}
        closeLabel={t('products.filters.close')}
        actions={<Button onClick={onClose}>{t('products.filters.show', { count: shown })}</Button>}
      >
        <FilterPanel facets={facets} filters={filters} change={change} />
      </Drawer>
    </OverlayContainer>
  );
}
