import {
  type Category,
  createCategory,
  deleteCategory,
  listAllCategories,
  updateCategory,
} from '@aimante/api-contract/catalogue';
import { categoryWriteSchema } from '@aimante/api-contract/catalogue/schemas';
import { useApi, useChange, useRefresh } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../form/edit-drawer.tsx';
import { inBoth } from '../form/fields/both-languages.ts';
import { RemoveButton } from '../form/remove-button.tsx';
import { useLatest } from '../form/use-latest.ts';

const KEY = ['categories'];

export function CategoryDrawer({ category: given, onClose }: { category: Category | undefined; onClose: () => void }) {
  const { t } = useTranslation();
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
  return (
    <EditDrawer
      title={category?.name ?? t('categories.add')}
      schema={categoryWriteSchema}
      saved={{ isVisible: true, ...category, ...category?.translations }}
      specs={[
        ...inBoth({ name: 'name', label: t('field.nameFr') }, t('field.nameEn')),
        ...inBoth({ name: 'description', label: t('field.descriptionFr'), kind: 'area' }, t('field.descriptionEn')),
        { name: 'slug', label: t('field.slug'), kind: 'code', help: t('product.help.slug'), ifEmpty: undefined },
        { name: 'isVisible', label: t('product.field.isVisible'), kind: 'switch' },
      ]}
      emptyGroups={{ description: null }}
      onClose={onClose}
      onReload={reload}
      onSave={async (body) => {
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
