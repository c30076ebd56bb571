import type { Product } from '@aimante/api-contract/catalogue';
import { Link, useSearchParams } from '@aimante/remote';
import { Badge, Tabs } from '@aimante/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { FormFields } from '../../form/fields/form-fields.tsx';
import type { EditForm } from '../../form/use-edit-form.ts';
import { VariantsPanel } from '../variants/variants-panel.tsx';
import { BundlesPanel } from './bundles-panel.tsx';
import { MediaPanel } from './media-panel.tsx';
import type { useProductSpecs } from './product-specs.tsx';
import styles from './product-tabs.module.css';

interface ProductTabsProps {
  /** Undefined before the first save: panels of dependent data wait for it. */
  readonly product: Product | undefined;
  readonly form: EditForm;
  readonly specs: ReturnType<typeof useProductSpecs>;
}

export function ProductTabs({ product, form, specs }: ProductTabsProps) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') ?? 'general';
  const open = (next: string) => setParams({ tab: next }, { replace: true, preventScrollReset: true });
  useFaultyTab({ form, specs, tab, open });
  const afterSave = <p>{t('product.saveFirst')}</p>;
  const missing = ['name', 'description', 'longDescription'].filter(
    (name) => form.watch(`translations.en.${name}`) === '',
  );
  return (
    <Tabs
      label={t('product.tabs')}
      className={styles.tabs}
      value={tab}
      onValueChange={open}
      items={[
        {
          value: 'general',
          label: t('product.tab.general'),
          content: (
            <Panel title={t('product.tab.general')}>
              <FormFields form={form} specs={specs.general} />
            </Panel>
          ),
        },
        {
          value: 'media',
          label: t('product.tab.media'),
          content: product ? <MediaPanel productId={product.id} /> : afterSave,
        },
        {
          value: 'variants',
          label: t('product.tab.variants'),
          content: product ? <VariantsPanel productId={product.id} /> : afterSave,
        },
        {
          value: 'bundles',
          label: t('product.tab.bundles'),
          content: product ? <BundlesPanel product={product} /> : afterSave,
        },
        {
          value: 'print',
          label: t('product.tab.print'),
          content: (
            <Panel title={t('product.tab.print')}>
              <FormFields form={form} specs={specs.print} />
              <p className={styles.more}>
                <Link to="/admin/settings?tab=production">{t('printProfiles.manage')}</Link>
              </p>
            </Panel>
          ),
        },
        {
          value: 'specifications',
          label: t('product.tab.specifications'),
          content: (
            <Panel title={t('product.tab.specifications')}>
              <FormFields form={form} specs={specs.specifications} />
            </Panel>
          ),
        },
        {
          value: 'seo',
          label: t('product.tab.seo'),
          content: (
            <Panel title={t('product.tab.seo')}>
              <FormFields form={form} specs={specs.seo} />
            </Panel>
          ),
        },
        {
          value: 'english',
          label: (
            <>
              {t('product.tab.english')} {missing.length > 0 && <Badge tone="warning">{missing.length}</Badge>}
            </>
          ),
          content: (
            <Panel title={t('product.tab.english')}>
              <FormFields form={form} specs={specs.english} />
            </Panel>
          ),
        },
      ]}
    />
  );
}

interface FaultyTab extends Pick<ProductTabsProps, 'form' | 'specs'> {
  readonly tab: string;
  readonly open: (tab: string) => void;
}

/** After a refused save, opens the tab of the first wrong field, then focuses the field: a hidden one takes no focus. */
function useFaultyTab({ form: { faulty, focus, submitCount }, specs, tab, open }: FaultyTab) {
  const handled = useRef(0);
  useEffect(() => {
    if (handled.current === submitCount) return;
    const [first] = faulty;
    const { switches, price, ...tabs } = specs;
    const place =
      Object.entries(tabs).find(([, fields]) => fields.some(({ name }) => name === first?.name))?.[0] ?? tab;
    if (place !== tab) return open(place);
    handled.current = submitCount;
    if (first) focus(first.name);
  });
}
