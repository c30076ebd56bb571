import { listProductCosts, type Product, type ProductCost, setProductCost } from '@aimante/api-contract/catalogue';
import { useLocale } from '@aimante/remote';
import { Loaded, useAnswer, useChange } from '@aimante/remote/data';
import { formatDate } from '@aimante/shop/calendar';
import { Button, IconButton, Skeleton } from '@aimante/ui';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { Facts, Panel } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import { CostDrawer } from './cost-drawer.tsx';
import styles from './costs-panel.module.css';

/** What a product costs the shop, for members that may read the books. */
export function CostsPanel({ product }: { product: Product }) {
  const { t } = useTranslation();
  const format = useFormat();
  const locale = useLocale();
  const may = useMay();
  const [isAdding, setIsAdding] = useState(false);
  const costs = useAnswer(listProductCosts, { queryKey: ['product-costs', product.id], params: { id: product.id } });
  const remove = useChange(
    (api, cost: Pick<ProductCost, 'variantId' | 'validFrom'>) =>
      api(setProductCost, { params: { id: product.id }, body: { ...cost, cost: null } }),
    { refresh: [['product-costs', product.id], ['margins']] },
  );
  const nameOf = (variantId: string | null) =>
    product.variants.find(({ id }) => id === variantId)?.sku ?? t('costs.everyVariant');
  return (
    <Panel
      title={t('costs.title')}
      actions={
        may('books:change') && (
          <Button variant="text" size="deskSmall" onClick={() => setIsAdding(true)}>
            {t('costs.add')}
          </Button>
        )
      }
    >
      <Loaded query={costs} skeleton={<Skeleton shape="block" height="3rem" />} failure={t('costs.failure')}>
        {(items) =>
          items.length === 0 ? (
            <p>{t('costs.none')}</p>
          ) : (
            <Facts
              items={items.map(({ variantId, costCents, validFrom }) => [
                t('costs.of', { name: nameOf(variantId), day: formatDate(validFrom, locale) }),
                <span key={`${variantId} ${validFrom}`} className={styles.cost}>
                  {format.euros(costCents)}
                  {may('books:change') && (
                    <IconButton
                      label={t('costs.remove', { day: formatDate(validFrom, locale) })}
                      size="desk"
                      variant="ghost"
                      onClick={() => remove.mutate({ variantId, validFrom })}
                    >
                      <Trash size={16} />
                    </IconButton>
                  )}
                </span>,
              ])}
            />
          )
        }
      </Loaded>
      {isAdding && <CostDrawer product={product} onClose={() => setIsAdding(false)} />}
    </Panel>
  );
}
