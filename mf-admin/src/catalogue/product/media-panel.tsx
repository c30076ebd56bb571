import {
  addProductImages,
  deleteProductImage,
  describeProductImage,
  listProductImages,
  reorderProductImages,
} from '@aimante/api-contract/catalogue';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { type PictureCalls, PictureSet } from '../pictures/picture-set.tsx';

const picturesOf = (productId: string): PictureCalls => ({
  key: ['product-images', productId],
  list: ['products'],
  load: (api) => api(listProductImages, { params: { productId } }),
  add: (api, body) => api(addProductImages, { params: { productId }, body }),
  order: (api, imageIds) => api(reorderProductImages, { body: { productId, imageIds } }),
  describe: (api, { id, alt }) => api(describeProductImage, { params: { id }, body: { alt: { fr: alt } } }),
  remove: (api, id) => api(deleteProductImage, { params: { id } }),
});

export function MediaPanel({ productId }: { productId: string }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('product.tab.media')} actions={t('media.howToOrder')}>
      <PictureSet calls={picturesOf(productId)} />
    </Panel>
  );
}
