import {
  type Bundle,
  createBundle,
  deleteBundle,
  listBundles,
  type Product,
  updateBundle,
} from '@aimante/api-contract/catalogue';
import { bundleCreateSchema } from '@aimante/api-contract/catalogue/schemas';
import { Loaded, useAnswer, useApi, useChange, useRefresh } from '@aimante/remote/data';
import {
  Button,
  Skeleton,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
  VisuallyHidden,
} from '@aimante/ui';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { inBoth } from '../../form/fields/both-languages.ts';
import { RemoveButton } from '../../form/remove-button.tsx';
import { useLatest } from '../../form/use-latest.ts';
import { EditName } from '../../list/edit-name.tsx';
import { useFormat } from '../../numbers/format.ts';
import styles from './bundles-panel.module.css';

const keyOf = (productId: string) => ['product-bundles', productId];

export function BundlesPanel({ product }: { product: Product }) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<Bundle | 'new'>();
  const bundles = useAnswer(listBundles, {
    queryKey: keyOf(product.id),
    params: { productId: product.id },
    query: { with: 'translations' },
  });
  return (
    <Panel
      title={t('product.tab.bundles')}
      isFlush
      actions={
        <Button variant="secondary" size="deskSmall" icon={<Plus size={16} />} onClick={() => setEdited('new')}>
          {t('bundles.add')}
        </Button>
      }
    >
      <Loaded query={bundles} skeleton={<Skeleton shape="block" height="10rem" />}>
        {(items) =>
          items.length === 0 ? (
            <p className={styles.none}>{t('bundles.none')}</p>
          ) : (
            <BundleTable bundles={items} product={product} onEdit={setEdited} />
          )
        }
      </Loaded>
      {edited && (
        <BundleDrawer
          product={product}
          bundle={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Panel>
  );
}

interface BundleTableProps {
  readonly bundles: readonly Bundle[];
  readonly product: Product;
  readonly onEdit: (bundle: Bundle) => void;
}

function BundleTable({ bundles, product, onEdit }: BundleTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const toggle = useChange(
    (api, { id, version, is_active }: Bundle) =>
      api(updateBundle, { params: { id }, body: { version, is_active: !is_active } }),
    { refresh: [keyOf(product.id)] },
  );
  return (
    <Table caption={t('product.tab.bundles')} size="desk">
      <TableHead>
        <TableHeadCell>{t('bundles.name')}</TableHeadCell>
        <TableHeadCell align="end">{t('bundles.quantity')}</TableHeadCell>
        <TableHeadCell align="end">{t('bundles.price')}</TableHeadCell>
        <TableHeadCell align="end">{t('bundles.discount')}</TableHeadCell>
        <TableHeadCell align="end">{t('bundles.total')}</TableHeadCell>
        <TableHeadCell align="end">{t('bundles.stock')}</TableHeadCell>
        <TableHeadCell>{t('bundles.active')}</TableHeadCell>
      </TableHead>
      <TableBody>
        {bundles.map((bundle) => (
          <TableRow key={bundle.id}>
            <TableCell isRowHeader>
              <EditName name={bundle.name} onEdit={() => onEdit(bundle)} />
            </TableCell>
            <TableCell label={t('bundles.quantity')} align="end">
              {bundle.quantity}
            </TableCell>
            <TableCell label={t('bundles.price')} align="end">
              {format.euros(bundle.bundle_price_cents)}
            </TableCell>
            <TableCell label={t('bundles.discount')} align="end">
              {product.priceCents > 0 ? format.change(bundle.bundle_price_cents / product.priceCents - 1) : '–'}
            </TableCell>
            <TableCell label={t('bundles.total')} align="end">
              {format.euros(bundle.bundle_price_cents * bundle.quantity)}
            </TableCell>
            <TableCell label={t('bundles.stock')} align="end">
              {bundle.stock}
            </TableCell>
            <TableCell label={t('bundles.active')}>
              <Switch
                label={<VisuallyHidden>{t('bundles.activeNamed', { name: bundle.name })}</VisuallyHidden>}
                size="desk"
                checked={bundle.is_active}
                disabled={toggle.isPending}
                onChange={() => toggle.mutate(bundle)}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const schema = bundleCreateSchema.omit({ is_active: true });

function BundleDrawer({
  product,
  bundle: given,
  onClose,
}: {
  product: Product;
  bundle: Bundle | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const api = useApi();
  const [bundle, reload] = useLatest(given, async (call) => {
    const bundles = await call(listBundles, { params: { productId: product.id }, query: { with: 'translations' } });
    return bundles.find(({ id }) => id === given?.id);
  });
  const { refresh } = useRefresh(keyOf(product.id));
  const remove = useChange((call) => call(deleteBundle, { params: { id: bundle?.id ?? '' } }), {
    refresh: [keyOf(product.id)],
    onDone: onClose,
  });
  return (
    <EditDrawer
      title={bundle?.name ?? t('bundles.add')}
      schema={schema}
      saved={{ quantity: 9, stock: 0, bundle_price: product.price, ...bundle, ...bundle?.translations }}
      specs={[
        ...inBoth({ name: 'name', label: t('field.nameFr') }, t('field.nameEn')),
        { name: 'quantity', label: t('bundles.quantity'), kind: 'number' },
        { name: 'bundle_price', label: t('bundles.price'), kind: 'euros', unit: '€' },
        { name: 'stock', label: t('bundles.stock'), kind: 'number' },
        { name: 'is_featured', label: t('bundles.featured'), kind: 'switch' },
      ]}
      onClose={onClose}
      onReload={reload}
      onSave={async (body) => {
        if (bundle) await api(updateBundle, { params: { id: bundle.id }, body: { ...body, version: bundle.version } });
        else await api(createBundle, { params: { productId: product.id }, body });
        await refresh();
      }}
    >
      {bundle && (
        <RemoveButton
          label={t('bundles.remove')}
          question={{ title: t('action.deleteNamed', { name: bundle.name }), text: t('bundles.removeText') }}
          isBusy={remove.isPending}
          onRemove={() => remove.mutate()}
        />
      )}
    </EditDrawer>
  );
}
