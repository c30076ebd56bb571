import {
  type Category,
  createCategory,
  deleteCategory,
  listAllCategories,
  updateCategory,
} from '@aimante/api-contract/catalogue';
import { useT } from '@aimante/remote';
import { useApi, useChange, useRefresh } from '@aimante/remote/data';
import { fieldInBoth, savedInBoth, typedInBoth, typedInBothOrNull } from '../edit-form/both-languages.ts';
import { EditDrawer } from '../edit-form/edit-drawer.tsx';
import { RemoveButton } from '../edit-form/remove-button.tsx';
import { useLatest } from '../edit-form/use-latest.ts';

const KEY = ['categories'];

export function CategoryDrawer({ category: given, onClose }: { category: Category | undefined; onClose: () => void }) {
  const t = useT();
  const api = useApi();
  const [category, reload] = useLatest(given, async (call) =>
    (await call(listAllCategories)).find(({ id }) => id === given?.id),
  );
  const { refresh } = useRefresh(KEY);
  const remove = useChange((call) => call(deleteCategory, { params: { id: category?.id ?? '' } }), {
    refresh: [KEY, ['products']],
    done: ({ message }) => message,
    onDone: onClose,
  });
  const texts = category?.translations;
  return (
    <EditDrawer
      title={category?.name ?? t('categories.add')}
      onClose={onClose}
      onReload={reload}
      saved={{
        ...savedInBoth('name', texts?.name, category?.name),
        ...savedInBoth('description', texts?.description, category?.description),
        slug: category?.slug ?? '',
        isVisible: category?.isVisible ?? true,
      }}
      specs={[
        ...fieldInBoth({ name: 'name', label: t('field.nameFr'), isRequired: true, maxLength: 120 }, t('field.nameEn')),
        ...fieldInBoth(
          { name: 'description', label: t('field.descriptionFr'), kind: 'area', maxLength: 2000 },
          t('field.descriptionEn'),
        ),
        { name: 'slug', label: t('field.slug'), kind: 'code', help: t('product.help.slug'), maxLength: 120 },
        { name: 'isVisible', label: t('product.field.isVisible'), kind: 'switch' },
      ]}
      onSave={async (draft) => {
        const body = {
          name: typedInBoth(draft, 'name'),
          description: typedInBothOrNull(draft, 'description'),
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
        <RemoveButton
          label={t('categories.remove')}
          question={{
            title: t('categories.removeTitle', { name: category.name }),
            text: t('categories.removeText', { count: category.productCount }),
          }}
          isBusy={remove.isPending}
          onRemove={() => remove.mutate()}
        />
      )}
    </EditDrawer>
  );
}
