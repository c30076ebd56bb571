import type { Product } from '@aimante/api-contract/catalogue';
import { Link, useSearchParams, useT } from '@aimante/remote';
import { Badge, Tabs } from '@aimante/ui';
import { DraftFields } from '../edit-form/draft-field.tsx';
import type { Draft } from '../edit-form/use-draft.ts';
import { Panel } from '../panel/panel.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { BundlesPanel } from './bundles-panel.tsx';
import { MediaPanel } from './media-panel.tsx';
import type { ProductField } from './product-draft.ts';
import type { useProductSpecs } from './product-specs.ts';
import styles from './product-tabs.module.css';
import { VariantsPanel } from './variants-panel.tsx';

interface ProductTabsProps {
  /** Undefined before the first save: panels of dependent data wait for it. */
  readonly product: Product | undefined;
  readonly draft: Draft<ProductField>;
  readonly specs: ReturnType<typeof useProductSpecs>;
}

export function ProductTabs({ product, draft, specs }: ProductTabsProps) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const afterSave = <p>{t('product.saveFirst')}</p>;
  const missing = (['en_name', 'en_description', 'en_longDescription'] as const).filter(
    (name) => draft.text(name) === '',
  );
  return (
    <Tabs
      label={t('product.tabs')}
      className={styles.tabs}
      value={params.get('tab') ?? 'general'}
      onValueChange={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
      items={[
        {
          value: 'general',
          label: t('product.tab.general'),
          content: (
            <Panel title={t('product.tab.general')} className={styles.form}>
              <DraftFields draft={draft} specs={specs.general} />
              <RichText
                label={t('product.field.longDescription')}
                lang="fr"
                value={String(draft.values.longDescription)}
                onChange={(html) => draft.set('longDescription', html)}
              />
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
              <DraftFields draft={draft} specs={specs.print} />
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
              <DraftFields draft={draft} specs={specs.specifications} />
            </Panel>
          ),
        },
        {
          value: 'seo',
          label: t('product.tab.seo'),
          content: (
            <Panel title={t('product.tab.seo')}>
              <DraftFields draft={draft} specs={specs.seo} />
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
            <Panel title={t('product.tab.english')} className={styles.form}>
              <DraftFields draft={draft} specs={specs.english} />
              <RichText
                label={t('product.field.longDescription')}
                lang="en"
                value={String(draft.values.en_longDescription)}
                onChange={(html) => draft.set('en_longDescription', html)}
              />
            </Panel>
          ),
        },
      ]}
    />
  );
}
