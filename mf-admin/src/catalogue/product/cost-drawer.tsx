import { type Product, setProductCost } from '@aimante/api-contract/catalogue';
import { productCostDraftSchema } from '@aimante/api-contract/catalogue/cost-schemas';
import { useApi, useRefresh } from '@aimante/remote/data';
import { parisTime } from '@aimante/shop/calendar';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { EditDrawer } from '../../form/edit-drawer.tsx';

/** A form has the moment at which a day begins in Paris. */
const schema = productCostDraftSchema.extend({ validFrom: z.iso.datetime() });

/** Sets a cost from a day on. Sales before that day keep theirs. */
export function CostDrawer({ product, onClose }: { product: Product; onClose: () => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(['product-costs', product.id], ['margins']);
  return (
    <EditDrawer
      title={t('costs.add')}
      schema={schema}
      saved={{ variantId: null }}
      specs={[
        {
          name: 'variantId',
          label: t('costs.variant'),
          kind: 'select',
          ifEmpty: null,
          options: [
            { value: '', label: t('costs.everyVariant') },
            ...product.variants.map(({ id, sku }) => ({ value: id, label: sku })),
          ],
        },
        { name: 'cost', label: t('costs.cost'), kind: 'euros', unit: '€', help: t('costs.help') },
        { name: 'validFrom', label: t('costs.from'), kind: 'day', help: t('costs.fromHelp') },
      ]}
      onClose={onClose}
      onSave={async ({ validFrom, ...draft }) => {
        const body = { ...draft, validFrom: parisTime(new Date(validFrom)).day };
        await api(setProductCost, { params: { id: product.id }, body });
        await refresh();
      }}
    />
  );
}
