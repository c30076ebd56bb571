import type { Product } from '@aimante/api-contract/catalogue';
import { Link, useSearchParams } from '@aimante/remote';
import { Badge, Tabs } from '@aimante/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { FormFields } from '../../form/fields/form-fields.tsx';
import type { EditForm } from '../../form/use-edit-form.ts';
import { VariantsPanel } from '../variants/variants-panel.tsx';
import { BundlesPanel } from './bundles-panel.tsx';
import { MediaPanel } from './media-panel.tsx';
import type { useProductSpecs } from './product-specs.tsx';
import styles from './product-tabs.module.css';

type TabId = 'general' | 'media' | 'variants' | 'bundles' | 'print' | 'specifications' | 'seo' | 'english';

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
  const tabOf = (value: TabId, content: ReactNode) => ({ value, label: t(`product.tab.${value}`), content });
  const fieldsOf = (value: TabId & keyof typeof specs, more?: ReactNode) =>
    tabOf(
      value,
      <Panel title={t(`product.tab.${value}`)}>
        <FormFields form={form} specs={specs[value]} />
        {more}
      </Panel>,
    );
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
        fieldsOf('general'),
        tabOf('media', product ? <MediaPanel productId={product.id} /> : afterSave),
        tabOf('variants', product ? <VariantsPanel productId={product.id} /> : afterSave),
        tabOf('bundles', product ? <BundlesPanel product={product} /> : afterSave),
        fieldsOf(
          'print',
          <p className={styles.more}>
            <Link to="/admin/settings?tab=production">{t('printProfiles.manage')}</Link>
          </p>,
        ),
        fieldsOf('specifications'),
        fieldsOf('seo'),
        {
          ...fieldsOf('english'),
          label: (
            <>
              {t('product.tab.english')} {missing.length > 0 && <Badge tone="warning">{missing.length}</Badge>}
            </>
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
