import {
  createOption,
  createVariant,
  deleteVariant,
  getAnyProduct,
  listOptions,
  updateVariant,
  type Variant,
  type VariantOption,
} from '@aimante/api-contract/catalogue';
import { useLocale, usePlatform, useT } from '@aimante/remote';
import { Button, Chip, Skeleton, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useApi, useChange, useLoad, useQueryCache } from '../admin-api/admin-api.ts';
import { useErrorText } from '../admin-api/error-text.ts';
import { Loaded } from '../admin-api/loaded.tsx';
import { runEach } from '../data-table/run-each.ts';
import { fieldInBoth, savedInBoth, typedInBoth } from '../edit-form/both-languages.ts';
import { toNumber } from '../edit-form/check-draft.ts';
import { EditDrawer } from '../edit-form/edit-drawer.tsx';
import { RemoveButton } from '../edit-form/remove-button.tsx';
import { EditName } from '../edit-name/edit-name.tsx';
import { fromCents, toCents, useFormat } from '../numbers/format.ts';
import { Panel } from '../panel/panel.tsx';
import { missingVariants } from './variant-matrix.ts';
import styles from './variants-panel.module.css';

const keyOf = (productId: string) => ['product-variants', productId];

/** Options by group; what is chosen of them makes the matrix. */
export function VariantsPanel({ productId }: { productId: string }) {
  const t = useT();
  const options = useLoad((api) => ({ queryKey: ['variant-options'], queryFn: () => api(listOptions) }));
  const variants = useLoad((api) => ({
    queryKey: keyOf(productId),
    // The shop's own list knows nothing of a product that is still hidden.
    queryFn: async ({ signal }) => (await api(getAnyProduct, { params: { id: productId } }, { signal })).variants,
  }));
  return (
    <Panel title={t('product.tab.variants')}>
      <Loaded query={options} skeleton={<Skeleton shape="block" height="8rem" />}>
        {(all) => (
          <Loaded query={variants} skeleton={<Skeleton shape="block" height="8rem" />}>
            {(items) => (
              <>
                <Matrix productId={productId} options={all} variants={items} />
                {items.length > 0 && <VariantTable productId={productId} variants={items} />}
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Panel>
  );
}

interface MatrixProps {
  readonly productId: string;
  readonly options: readonly VariantOption[];
  readonly variants: readonly Variant[];
}

function Matrix({ productId, options, variants }: MatrixProps) {
  const t = useT();
  const api = useApi();
  const cache = useQueryCache();
  const errorText = useErrorText();
  const { notify } = usePlatform();
  const [chosen, setChosen] = useState(
    () => new Set(variants.flatMap((variant) => variant.options.map(({ id }) => id))),
  );
  const [isNaming, setIsNaming] = useState(false);
  const [isMaking, setIsMaking] = useState(false);
  const groups = [...new Set(options.map(({ groupName }) => groupName))];
  const missing = missingVariants(
    options.filter(({ id }) => chosen.has(id)),
    variants,
  );
  async function make() {
    setIsMaking(true);
    const stamp = productId.slice(-4).toUpperCase();
    const { refused } = await runEach(
      missing,
      (combination) =>
        api(createVariant, {
          params: { productId },
          body: {
            sku: [stamp, ...combination.map(({ value }) => value)].join('-').slice(0, 64),
            optionIds: combination.map(({ id }) => id),
          },
        }),
      { nameOf: (combination) => combination.map(({ value }) => value).join(' · '), errorText },
    );
    await cache.invalidateQueries({ queryKey: keyOf(productId) });
    setIsMaking(false);
    for (const { name, reason } of refused) notify({ kind: 'error', text: t('list.refusal', { name, reason }) });
  }
  const toggle = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));
  return (
    <div className={styles.matrix}>
      {groups.map((group) => (
        <fieldset key={group}>
          <legend>{group}</legend>
          {options
            .filter(({ groupName }) => groupName === group)
            .map(({ id, value }) => (
              <Chip key={id} isSelected={chosen.has(id)} onClick={() => toggle(id)}>
                {value}
              </Chip>
            ))}
        </fieldset>
      ))}
      <div className={styles.actions}>
        <Button variant="secondary" size="deskSmall" icon={<Plus size={16} />} onClick={() => setIsNaming(true)}>
          {t('variants.addOption')}
        </Button>
        {missing.length > 0 && (
          <Button size="deskSmall" loading={isMaking} onClick={() => void make()}>
            {t('variants.make', { count: missing.length })}
          </Button>
        )}
      </div>
      {isNaming && <OptionDrawer groups={groups} onClose={() => setIsNaming(false)} />}
    </div>
  );
}

function OptionDrawer({ groups, onClose }: { groups: readonly string[]; onClose: () => void }) {
  const t = useT();
  const api = useApi();
  const cache = useQueryCache();
  return (
    <EditDrawer
      title={t('variants.addOption')}
      onClose={onClose}
      saved={{ ...savedInBoth('group', null, groups[0]), ...savedInBoth('value', null) }}
      specs={[
        ...fieldInBoth(
          { name: 'group', label: t('variants.groupFr'), isRequired: true, maxLength: 80 },
          t('variants.groupEn'),
        ),
        ...fieldInBoth(
          { name: 'value', label: t('variants.valueFr'), isRequired: true, maxLength: 80 },
          t('variants.valueEn'),
        ),
      ]}
      onSave={async (draft) => {
        const body = { groupName: typedInBoth(draft, 'group'), value: typedInBoth(draft, 'value') };
        await api(createOption, { body });
        await cache.invalidateQueries({ queryKey: ['variant-options'] });
      }}
    />
  );
}

function VariantTable({ productId, variants }: { productId: string; variants: readonly Variant[] }) {
  const t = useT();
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

function VariantDrawer({ productId, variant, onClose }: { productId: string; variant: Variant; onClose: () => void }) {
  const t = useT();
  const locale = useLocale();
  const api = useApi();
  const cache = useQueryCache();
  const refresh = () => cache.invalidateQueries({ queryKey: keyOf(productId) });
  const remove = useChange((call) => call(deleteVariant, { params: { id: variant.id } }), {
    refresh: [keyOf(productId)],
    onDone: onClose,
  });
  return (
    <EditDrawer
      title={variant.sku}
      onClose={onClose}
      onReload={() => void refresh().then(onClose)}
      saved={{ sku: variant.sku, price: fromCents(variant.priceCents, locale), stock: String(variant.stock) }}
      specs={[
        { name: 'sku', label: t('variants.sku'), kind: 'code', isRequired: true, maxLength: 64 },
        { name: 'price', label: t('variants.price'), kind: 'amount', unit: '€', help: t('variants.priceHelp') },
        { name: 'stock', label: t('variants.stock'), kind: 'number', isRequired: true },
      ]}
      onSave={async (draft) => {
        await api(updateVariant, {
          params: { id: variant.id },
          body: {
            version: variant.version,
            sku: draft.text('sku'),
            price: draft.text('price') === '' ? null : toCents(draft.text('price')) / 100,
            stock: toNumber(draft.text('stock')),
          },
        });
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
