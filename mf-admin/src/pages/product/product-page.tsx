import {
  createProduct,
  getAnyProduct,
  listAllCategories,
  listPrintProfiles,
  type Product,
  updateProduct,
} from '@aimante/api-contract/catalogue';
import { useLocale, useNavigate, usePageParams, useT } from '@aimante/remote';
import { Loaded, useChange, useLoad, useQueryCache } from '@aimante/remote/data';
import { Notice } from '@aimante/ui';
import { useEffect, useRef, useState } from 'react';
import { Desk } from '../../desk/desk.tsx';
import { useCheckDraft } from '../../edit-form/check-draft.ts';
import { DraftFields } from '../../edit-form/draft-field.tsx';
import { SaveBar } from '../../edit-form/save-bar.tsx';
import { SaveFailure } from '../../edit-form/save-failure.tsx';
import { useConflict } from '../../edit-form/use-conflict.ts';
import { useDraft } from '../../edit-form/use-draft.ts';
import { useLatest } from '../../edit-form/use-latest.ts';
import { PageSkeleton } from '../../panel/page-skeleton.tsx';
import { Panel, TwoColumns } from '../../panel/panel.tsx';
import { PrintPreview } from '../../product/print-preview.tsx';
import { ArchiveButton, ProductActions } from '../../product/product-deeds.tsx';
import { bodyOf, draftOf } from '../../product/product-draft.ts';
import { useProductSpecs } from '../../product/product-specs.ts';
import { ProductTabs } from '../../product/product-tabs.tsx';
import { StockPanel } from '../../product/stock-panel.tsx';

const NEW = 'new';

export function ProductPage() {
  const t = useT();
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
      <Desk title={t('nav.products')} back={back}>
        <Loaded query={product} skeleton={<PageSkeleton main={[1, 9]} side={[4, 2, 5]} />}>
          {() => null}
        </Loaded>
      </Desk>
    );
  const beginAnew = () => setRound((before) => before + 1);
  return (
    <ProductEditor
      key={`${id}-${round}`}
      product={product.data ?? undefined}
      onSaved={(saved) => {
        cache.setQueryData(['product', id], saved);
        beginAnew();
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
  const t = useT();
  const navigate = useNavigate();
  const check = useCheckDraft();
  // Keeps the version that editing started from: a newer one that arrives meanwhile is not overwritten unseen.
  const [begun, reload] = useLatest(product, (api) => api(getAnyProduct, { params: { id: product?.id ?? '' } }));
  const draft = useDraft(draftOf(begun, useLocale()));
  const [tries, setTries] = useState(0);
  const categories = useLoad((api) => ({ queryKey: ['categories'], queryFn: () => api(listAllCategories) }));
  const profiles = useLoad((api) => ({ queryKey: ['print-profiles'], queryFn: () => api(listPrintProfiles) }));
  const specs = useProductSpecs({ categories: categories.data ?? [], profiles: profiles.data ?? [] });
  const all = Object.values(specs).flat();
  const save = useChange(
    (api) =>
      begun
        ? api(updateProduct, { params: { id: begun.id }, body: { version: begun.version, ...bodyOf(draft) } })
        : api(createProduct, { body: bodyOf(draft) }),
    {
      refresh: [['products'], ['product']],
      done: t('product.saved'),
      failure: 'inline',
      onDone: (saved) => (begun ? onSaved(saved) : void navigate(`/admin/products/${saved.id}`, { replace: true })),
    },
  );
  const conflict = useConflict(draft, save.error, reload);
  const faulty = all.filter(({ name }) => draft.errors[name]);
  const labelOf = (name: string) =>
    name.endsWith('longDescription')
      ? t('product.field.longDescription')
      : (all.find((spec) => spec.name === name)?.label ?? name);
  const allLabelled = all.map((spec) => ({ ...spec, label: labelOf(spec.name) }));
  const profile = profiles.data?.find(({ id }) => id === draft.text('printProfileId')) ?? null;
  return (
    <Desk
      title={product ? draft.text('name') || product.name : t('products.add')}
      lead={product?.slug}
      back={{ list: 'products', to: '/admin/products', label: t('product.back'), id: product?.id }}
      actions={product && <ProductActions product={product} />}
    >
      <SaveFailure error={save.error} draft={draft} specs={allLabelled} conflict={conflict} />
      {faulty.length > 0 && <Faulty key={tries} labels={faulty.map(({ label }) => label)} />}
      <TwoColumns
        main={<ProductTabs product={product} draft={draft} specs={specs} />}
        side={
          <>
            <Panel title={t('product.panel.shop')}>
              <DraftFields draft={draft} specs={specs.switches} />
            </Panel>
            <Panel title={t('product.panel.price')}>
              <DraftFields draft={draft} specs={specs.price} />
            </Panel>
            {product && <StockPanel product={product} />}
            <Panel title={t('product.panel.print')}>
              <PrintPreview width={draft.text('magnetWidth')} height={draft.text('magnetHeight')} profile={profile} />
            </Panel>
            {product && <ArchiveButton product={product} />}
          </>
        }
      />
      <SaveBar
        changed={[...new Set(draft.changed.map(labelOf))]}
        isSaving={save.isPending}
        onReset={draft.reset}
        onSave={() => {
          setTries(tries + 1);
          if (conflict.open.length > 0) conflict.focusOpen();
          else if (check(draft, all)) save.mutate();
        }}
      />
    </Desk>
  );
}

/** Fields to correct, on whichever tab they are. */
function Faulty({ labels }: { labels: readonly string[] }) {
  const t = useT();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void told.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Notice ref={told} tone="danger" title={t('product.faulty')}>
      {labels.join(', ')}
    </Notice>
  );
}
