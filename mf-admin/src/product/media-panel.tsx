import {
  addProductImages,
  deleteProductImage,
  describeProductImage,
  listProductImages,
  type Picture,
  reorderProductImages,
} from '@aimante/api-contract/catalogue';
import { usePlatform, useT } from '@aimante/remote';
import { Skeleton } from '@aimante/ui';
import { useChange, useLoad } from '../admin-api/admin-api.ts';
import { Loaded } from '../admin-api/loaded.tsx';
import { Panel } from '../panel/panel.tsx';
import { PictureGrid } from '../picture-grid/picture-grid.tsx';

/** The pictures of a product: dropped in, put in order, said in words. */
export function MediaPanel({ productId }: { productId: string }) {
  const t = useT();
  const { confirm } = usePlatform();
  const key = ['product-images', productId];
  const refresh = [key, ['products']];
  const pictures = useLoad((api) => ({
    queryKey: key,
    queryFn: () => api(listProductImages, { params: { productId } }),
  }));
  const add = useChange(
    (api, files: readonly File[]) => {
      const body = new FormData();
      for (const file of files) body.append('images', file);
      return api(addProductImages, { params: { productId }, body });
    },
    { refresh },
  );
  const order = useChange(
    (api, imageIds: readonly string[]) => api(reorderProductImages, { body: { productId, imageIds: [...imageIds] } }),
    { refresh },
  );
  const describe = useChange(
    (api, { id, alt }: { id: string; alt: string }) =>
      api(describeProductImage, { params: { id }, body: { alt: { fr: alt } } }),
    { refresh, done: t('media.described') },
  );
  const remove = useChange((api, id: string) => api(deleteProductImage, { params: { id } }), { refresh });
  async function ask(picture: Picture) {
    const isSure = await confirm({
      title: t('media.removeTitle'),
      text: t('media.removeText'),
      confirm: t('action.remove'),
      cancel: t('action.cancel'),
      isDangerous: true,
    });
    if (isSure) remove.mutate(picture.id);
  }
  return (
    <Panel title={t('product.tab.media')} actions={t('media.howToOrder')}>
      <Loaded query={pictures} skeleton={<Skeleton shape="block" height="9rem" />}>
        {(items) => (
          <PictureGrid
            pictures={items}
            isBusy={add.isPending || order.isPending}
            onAdd={(files) => add.mutate(files)}
            onOrder={(ids) => order.mutate(ids)}
            onDescribe={(id, alt) => describe.mutate({ id, alt })}
            onRemove={(picture) => void ask(picture)}
          />
        )}
      </Loaded>
    </Panel>
  );
}
