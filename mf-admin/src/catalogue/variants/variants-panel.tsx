import {
  createOption,
  createVariant,
  getAnyProduct,
  listOptions,
  type Variant,
  type VariantOption,
} from '@aimante/api-contract/catalogue';
import { optionWriteSchema } from '@aimante/api-contract/catalogue/schemas';
import { usePlatform } from '@aimante/remote';
import { Loaded, useAnswer, useApi, useErrorText, useLoad, useRefresh } from '@aimante/remote/data';
import { Button, Chip, Skeleton } from '@aimante/ui';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { inBoth } from '../../form/fields/both-languages.ts';
import { runEach } from '../../list/source/run-each.ts';
import { missingVariants, skuOf } from './variant-matrix.ts';
import { VariantTable } from './variant-table.tsx';
import { variantsKey } from './variants-key.ts';
import styles from './variants-panel.module.css';

export function VariantsPanel({ productId }: { productId: string }) {
  const { t } = useTranslation();
  const options = useAnswer(listOptions, { queryKey: ['variant-options'] });
  const variants = useLoad((api) => ({
    queryKey: variantsKey(productId),
    // The shop's public list leaves out hidden products.
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
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(variantsKey(productId));
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
    const { refused } = await runEach(
      missing,
      (combination) =>
        api(createVariant, {
          params: { productId },
          body: {
            sku: skuOf(productId, combination),
            optionIds: combination.map(({ id }) => id),
          },
        }),
      { nameOf: (combination) => combination.map(({ value }) => value).join(' · '), errorText },
    );
    await refresh();
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
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(['variant-options']);
  return (
    <EditDrawer
      title={t('variants.addOption')}
      onClose={onClose}
      schema={optionWriteSchema}
      saved={{ groupName: { fr: groups[0] } }}
      specs={[
        ...inBoth({ name: 'groupName', label: t('variants.groupFr') }, t('variants.groupEn')),
        ...inBoth({ name: 'value', label: t('variants.valueFr') }, t('variants.valueEn')),
      ]}
      onSave={async (body) => {
        await api(createOption, { body });
        await refresh();
      }}
    />
  );
}
