import { deleteVariant, getAnyProduct, updateVariant, type Variant } from '@aimante/api-contract/catalogue';
import { variantUpdateSchema } from '@aimante/api-contract/catalogue/schemas';
import { useApi, useChange, useRefresh } from '@aimante/remote/data';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { RemoveButton } from '../../form/remove-button.tsx';
import { useLatest } from '../../form/use-latest.ts';
import { EditName } from '../../list/edit-name.tsx';
import { useFormat } from '../../numbers/format.ts';
import { variantsKey } from './variants-key.ts';

export function VariantTable({ productId, variants }: { productId: string; variants: readonly Variant[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [edited, setEdited] = useState<Variant>();
  return (
    <>
      <Table caption={t('product.tab.variants')} size="desk">
        <TableHead>
          <TableHeadCell>{t('variants.sku')}</TableHeadCell>
          <TableHeadCell>{t('variants.options')}</TableHeadCell>
          <TableHeadCell align="end">{t('variants.price')}</TableHeadCell>
          <TableHeadCell align="end">{t('variants.stock')}</TableHeadCell>
        </TableHead>
        <TableBody>
          {variants.map((variant) => (
            <TableRow key={variant.id}>
              <TableCell isRowHeader>
                <EditName name={variant.sku} onEdit={() => setEdited(variant)} />
              </TableCell>
              <TableCell label={t('variants.options')}>
                {variant.options.map(({ value }) => value).join(' · ')}
              </TableCell>
              <TableCell label={t('variants.price')} align="end">
                {variant.priceCents === null ? t('variants.samePrice') : format.euros(variant.priceCents)}
              </TableCell>
              <TableCell label={t('variants.stock')} align="end">
                {variant.stock}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {edited && <VariantDrawer productId={productId} variant={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

const schema = variantUpdateSchema.pick({ sku: true, price: true, stock: true });

function VariantDrawer({
  productId,
  variant: given,
  onClose,
}: {
  productId: string;
  variant: Variant;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const api = useApi();
  const [variant, reload] = useLatest(given, async (call) =>
    (await call(getAnyProduct, { params: { id: productId } })).variants.find(({ id }) => id === given.id),
  );
  const { refresh } = useRefresh(variantsKey(productId));
  const remove = useChange((call) => call(deleteVariant, { params: { id: variant.id } }), {
    refresh: [variantsKey(productId)],
    onDone: onClose,
  });
  return (
    <EditDrawer
      title={variant.sku}
      onClose={onClose}
      onReload={reload}
      schema={schema}
      saved={variant}
      specs={[
        { name: 'sku', label: t('variants.sku'), kind: 'code' },
        { name: 'price', label: t('variants.price'), kind: 'euros', unit: '€', help: t('variants.priceHelp') },
        { name: 'stock', label: t('variants.stock'), kind: 'number' },
      ]}
      onSave={async (body) => {
        await api(updateVariant, { params: { id: variant.id }, body: { ...body, version: variant.version } });
        await refresh();
      }}
    >
      <RemoveButton
        label={t('variants.remove')}
        question={{ title: t('action.deleteNamed', { name: variant.sku }), text: t('variants.removeText') }}
        isBusy={remove.isPending}
        onRemove={() => remove.mutate()}
      />
    </EditDrawer>
  );
}
