import {
  createProduct,
  deleteProduct,
  duplicateProduct,
  getAnyProduct,
  listAllCategories,
  listPrintProfiles,
  type Product,
  updateProduct,
} from '@aimante/api-contract/catalogue';
import { Link, useLocale, useNavigate, usePageParams, usePlatform, useT } from '@aimante/remote';
import { Button, Notice } from '@aimante/ui';
import Archive from 'lucide-react/icons/archive';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { useChange, useLoad } from '../admin-api/admin-api.ts';
import { isConflict, useErrorText } from '../admin-api/error-text.ts';
import { Loaded } from '../admin-api/loaded.tsx';
import { Desk } from '../desk/desk.tsx';
import { useCheckDraft } from '../edit-form/check-draft.ts';
import { ConflictNotice } from '../edit-form/conflict-notice.tsx';
import { DraftFields } from '../edit-form/draft-field.tsx';
import { SaveBar } from '../edit-form/save-bar.tsx';
import { useDraft } from '../edit-form/use-draft.ts';
import { PageSkeleton } from '../panel/page-skeleton.tsx';
import { Panel, TwoColumns } from '../panel/panel.tsx';
import { PrintPreview } from './print-preview.tsx';
import { bodyOf, draftOf } from './product-draft.ts';
import { useProductSpecs } from './product-specs.ts';
import { ProductTabs } from './product-tabs.tsx';
import { StockPanel } from './stock-panel.tsx';

const NEW = 'new';

export function ProductPage() {
  const t = useT();
  const id = usePageParams().id ?? NEW;
  const [round, setRound] = useState(0);
  const product = useLoad((api) => ({
    queryKey: ['product', id],
    queryFn: ({ signal }) => (id === NEW ? null : api(getAnyProduct, { params: { id } }, { signal })),
    refetchOnWindowFocus: false,
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
  const reload = async () => {
    await product.refetch();
    setRound((before) => before + 1);
  };
  return <ProductEditor key={`${id}-${round}`} product={product.data ?? undefined} onReload={() => void reload()} />;
}

interface EditorProps {
  readonly product: Product | undefined;
  /** Reads what is saved again and begins from there. */
  readonly onReload: () => void;
}

function ProductEditor({ product, onReload }: EditorProps) {
  const t = useT();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const check = useCheckDraft();
  const draft = useDraft(draftOf(product, useLocale()));
  const categories = useLoad((api) => ({ queryKey: ['categories'], queryFn: () => api(listAllCategories) }));
  const profiles = useLoad((api) => ({ queryKey: ['print-profiles'], queryFn: () => api(listPrintProfiles) }));
  const specs = useProductSpecs({ categories: categories.data ?? [], profiles: profiles.data ?? [] });
  const all = Object.values(specs).flat();
  const save = useChange(
    (api) =>
      product
        ? api(updateProduct, { params: { id: product.id }, body: { version: product.version, ...bodyOf(draft) } })
        : api(createProduct, { body: bodyOf(draft) }),
    {
      refresh: [['products']],
      done: t('product.saved'),
      tellsFailure: false,
      onDone: (saved) => (product ? onReload() : void navigate(`/admin/products/${saved.id}`, { replace: true })),
    },
  );
  const faulty = all.filter(({ name }) => draft.errors[name]);
  const labelOf = (name: string) =>
    name.endsWith('longDescription')
      ? t('product.field.longDescription')
      : (all.find((spec) => spec.name === name)?.label ?? name);
  const profile = profiles.data?.find(({ id }) => id === draft.text('printProfileId')) ?? null;
  return (
    <Desk
      title={product ? draft.text('name') : t('products.add')}
      lead={product?.slug}
      back={{ list: 'products', to: '/admin/products', label: t('product.back'), id: product?.id }}
      actions={product && <ProductActions product={product} />}
    >
      {save.error &&
        (isConflict(save.error) ? (
          <ConflictNotice onReload={onReload} />
        ) : (
          <Notice tone="danger">{errorText(save.error)}</Notice>
        ))}
      {faulty.length > 0 && (
        <Notice tone="danger" title={t('product.faulty')}>
          {faulty.map(({ label }) => label).join(', ')}
        </Notice>
      )}
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
          if (check(draft, all)) save.mutate();
        }}
      />
    </Desk>
  );
}

function ProductActions({ product }: { product: Product }) {
  const t = useT();
  const navigate = useNavigate();
  const duplicate = useChange((api) => api(duplicateProduct, { params: { id: product.id } }), {
    refresh: [['products']],
    done: t('product.duplicated'),
    onDone: (copy) => void navigate(`/admin/products/${copy.id}`),
  });
  return (
    <>
      <Button
        variant="secondary"
        size="desk"
        icon={<Eye size={16} />}
        render={<Link to={`/products/${product.slug}`} target="_blank" />}
      >
        {t('product.preview')}
      </Button>
      <Button
        variant="secondary"
        size="desk"
        icon={<Copy size={16} />}
        loading={duplicate.isPending}
        onClick={() => duplicate.mutate()}
      >
        {t('product.duplicate')}
      </Button>
    </>
  );
}

function ArchiveButton({ product }: { product: Product }) {
  const t = useT();
  const navigate = useNavigate();
  const { confirm } = usePlatform();
  const archive = useChange((api) => api(deleteProduct, { params: { id: product.id } }), {
    refresh: [['products']],
    done: ({ message }) => message,
    onDone: () => void navigate('/admin/products'),
  });
  async function ask() {
    const isSure = await confirm({
      title: t('product.archiveTitle', { name: product.name }),
      text: t('products.archiveText'),
      confirm: t('products.archive'),
      cancel: t('action.cancel'),
      isDangerous: true,
    });
    if (isSure) archive.mutate();
  }
  return (
    <Button variant="secondary" size="desk" icon={<Archive size={16} />} onClick={() => void ask()}>
      {t('product.archive')}
    </Button>
  );
}
