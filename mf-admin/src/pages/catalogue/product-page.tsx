import {
  createProduct,
  getAnyProduct,
  listAllCategories,
  listPrintProfiles,
  type Product,
  updateProduct,
} from '@aimante/api-contract/catalogue';
import { useNavigate, usePageParams } from '@aimante/remote';
import { Loaded, useAnswer, useChange, useLoad, useQueryCache } from '@aimante/remote/data';
import { Notice } from '@aimante/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { CostsPanel } from '../../catalogue/product/costs-panel.tsx';
import { PrintPreview } from '../../catalogue/product/print-preview.tsx';
import { ArchiveButton, ProductActions } from '../../catalogue/product/product-actions.tsx';
import { productBodySchema, useProductSpecs } from '../../catalogue/product/product-specs.tsx';
import { ProductTabs } from '../../catalogue/product/product-tabs.tsx';
import { StockPanel } from '../../catalogue/product/stock-panel.tsx';
import { Desk } from '../../desk/desk.tsx';
import { useMay } from '../../desk/page-rights.ts';
import { PageSkeleton } from '../../desk/panel/page-skeleton.tsx';
import { Panel, TwoColumns } from '../../desk/panel/panel.tsx';
import { FormFields } from '../../form/fields/form-fields.tsx';
import { SaveBar } from '../../form/save-bar.tsx';
import { SaveFailure } from '../../form/save-failure.tsx';
import { useEditForm } from '../../form/use-edit-form.ts';
import { useLatest } from '../../form/use-latest.ts';

const NEW = 'new';

export function ProductPage() {
  const { t } = useTranslation();
  const id = usePageParams().id ?? NEW;
  const cache = useQueryCache();
  const [round, setRound] = useState(0);
  const product = useLoad((api) => ({
    queryKey: ['product', id],
    queryFn: ({ signal }) => (id === NEW ? null : api(getAnyProduct, { params: { id } }, { signal })),
    refetchOnWindowFocus: false,
    // Editing starts from the saved version, not from a cached one.
    gcTime: 0,
  }));
  const back = { list: 'products', to: '/admin/products', label: t('product.back') };
  if (!product.data && !(product.isSuccess && id === NEW))
    return (
      <Desk title={t('links.products')} back={back}>
        <Loaded query={product} skeleton={<PageSkeleton main={[1, 9]} side={[4, 2, 5]} />}>
          {() => null}
        </Loaded>
      </Desk>
    );
  const startOver = () => setRound((before) => before + 1);
  return (
    <ProductEditor
      key={`${id}-${round}`}
      product={product.data ?? undefined}
      onSaved={(saved) => {
        cache.setQueryData(['product', id], saved);
        startOver();
      }}
    />
  );
}

interface EditorProps {
  readonly product: Product | undefined;
  /** Restarts the editor from the saved version. */
  readonly onSaved: (saved: Product) => void;
}

function ProductEditor({ product, onSaved }: EditorProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const may = useMay();
  // Keeps the version that editing started from: a newer one that arrives during the edit is not overwritten unseen.
  const [begun, reload] = useLatest(product, (api) => api(getAnyProduct, { params: { id: product?.id ?? '' } }));
  const categories = useAnswer(listAllCategories, { queryKey: ['categories'] });
  const profiles = useAnswer(listPrintProfiles, { queryKey: ['print-profiles'] });
  const specs = useProductSpecs({ categories: categories.data ?? [], profiles: profiles.data ?? [] });
  const save = useChange(
    (api, { translations, ...body }: z.output<typeof productBodySchema>) =>
      begun
        ? api(updateProduct, { params: { id: begun.id }, body: { ...body, translations, version: begun.version } })
        : api(createProduct, { body: translations?.en ? { ...body, translations: { en: translations.en } } : body }),
    {
      refresh: [['products'], ['product']],
      done: t('product.saved'),
      failure: 'inline',
      onDone: (saved) => (begun ? onSaved(saved) : void navigate(`/admin/products/${saved.id}`, { replace: true })),
    },
  );
  const form = useEditForm({
    schema: productBodySchema,
    specs: Object.values(specs).flat(),
    saved: {
      isPersonalised: true,
      loyaltyPoints: 0,
      ...begun,
      ...begun?.translations?.fr,
      printProfileId: begun?.printProfile?.id,
    },
    emptyGroups: { 'translations.en': null },
    onSave: save.mutateAsync,
    onReload: reload,
  });
  const profile = profiles.data?.find(({ id }) => id === form.watch('printProfileId')) ?? null;
  const faulty = [...new Set(form.faulty.map(({ label }) => label))];
  return (
    <Desk
      title={product ? String(form.watch('name')) || product.name : t('products.add')}
      lead={product?.slug}
      back={{ list: 'products', to: '/admin/products', label: t('product.back'), id: product?.id }}
      actions={product && <ProductActions product={product} />}
    >
      <SaveFailure form={form} />
      {faulty.length > 0 && <Faulty key={form.submitCount} labels={faulty} />}
      <TwoColumns
        main={<ProductTabs product={product} form={form} specs={specs} />}
        side={
          <>
            <Panel title={t('product.panel.shop')}>
              <FormFields form={form} specs={specs.switches} />
            </Panel>
            <Panel title={t('product.panel.price')}>
              <FormFields form={form} specs={specs.price} />
            </Panel>
            {product && may('books:read') && <CostsPanel product={product} />}
            {product && <StockPanel product={product} />}
            <Panel title={t('product.panel.print')}>
              <PrintPreview
                width={String(form.watch('magnetWidth'))}
                height={String(form.watch('magnetHeight'))}
                profile={profile}
              />
            </Panel>
            {product && <ArchiveButton product={product} />}
          </>
        }
      />
      <SaveBar form={form} />
    </Desk>
  );
}

function Faulty({ labels }: { labels: readonly string[] }) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Notice ref={notice} tone="danger" title={t('product.faulty')}>
      {labels.join(', ')}
    </Notice>
  );
}
