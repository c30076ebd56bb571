import { type Category, createCategory, deleteCategory, updateCategory } from '@aimante/api-contract/catalogue';
import { usePlatform, useT } from '@aimante/remote';
import { Button } from '@aimante/ui';
import { useApi, useChange, useQueryCache } from '../admin-api/admin-api.ts';
import { EditDrawer } from '../edit-form/edit-drawer.tsx';

const KEY = ['categories'];

export function CategoryDrawer({ category, onClose }: { category: Category | undefined; onClose: () => void }) {
  const t = useT();
  const api = useApi();
  const cache = useQueryCache();
  const { confirm } = usePlatform();
  const refresh = () => cache.invalidateQueries({ queryKey: KEY });
  const remove = useChange((call) => call(deleteCategory, { params: { id: category?.id ?? '' } }), {
    refresh: [KEY, ['products']],
    done: ({ message }) => message,
    onDone: onClose,
  });
  async function ask() {
    const isSure = await confirm({
      title: t('categories.removeTitle', { name: category?.name }),
      text: t('categories.removeText', { count: category?.productCount ?? 0 }),
      confirm: t('action.delete'),
      cancel: t('action.cancel'),
      isDangerous: true,
    });
    if (isSure) remove.mutate();
  }
  const texts = category?.translations;
  return (
    <EditDrawer
      title={category?.name ?? t('categories.add')}
      onClose={onClose}
      onReload={() => void refresh().then(onClose)}
      saved={{
        name: texts?.name.fr ?? category?.name ?? '',
        name_en: texts?.name.en ?? '',
        description: texts?.description?.fr ?? category?.description ?? '',
        description_en: texts?.description?.en ?? '',
        slug: category?.slug ?? '',
        isVisible: category?.isVisible ?? true,
      }}
      specs={[
        { name: 'name', label: t('field.nameFr'), isRequired: true, maxLength: 120 },
        { name: 'name_en', label: t('field.nameEn'), lang: 'en', maxLength: 120 },
        { name: 'description', label: t('field.descriptionFr'), kind: 'area', maxLength: 2000 },
        { name: 'description_en', label: t('field.descriptionEn'), kind: 'area', lang: 'en', maxLength: 2000 },
        { name: 'slug', label: t('field.slug'), kind: 'code', help: t('product.help.slug'), maxLength: 120 },
        { name: 'isVisible', label: t('product.field.isVisible'), kind: 'switch' },
      ]}
      onSave={async (draft) => {
        const both = (name: 'name' | 'description') => {
          const english = draft.text(`${name}_en`);
          return { fr: draft.text(name), ...(english ? { en: english } : {}) };
        };
        const body = {
          name: both('name'),
          description: draft.text('description') === '' ? null : both('description'),
          isVisible: draft.flag('isVisible'),
          ...(draft.text('slug') === '' ? {} : { slug: draft.text('slug') }),
        };
        if (category)
          await api(updateCategory, { params: { id: category.id }, body: { ...body, version: category.version } });
        else await api(createCategory, { body });
        await refresh();
      }}
    >
      {category && (
        <Button variant="text" size="desk" loading={remove.isPending} onClick={() => void ask()}>
          {t('categories.remove')}
        </Button>
      )}
    </EditDrawer>
  );
}
