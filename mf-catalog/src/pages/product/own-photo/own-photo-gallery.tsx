import type { Product } from '@aimante/api-contract/catalogue';
import { untilLoaded } from '@aimante/remote';
import { lazy, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Gallery } from '../gallery/gallery.tsx';
import styles from '../product-page.module.css';
import { OwnPhotoChoice } from './own-photo-choice.tsx';
import type { OwnPhotoState } from './use-own-photo.ts';

const loadScenes = () => untilLoaded(() => import(/* webpackChunkName: "own-photo" */ './own-photo-scenes.tsx'));
const OwnPhotoStage = lazy(async () => ({ default: (await loadScenes()).OwnPhotoStage }));
const FridgeScene = lazy(async () => ({ default: (await loadScenes()).FridgeScene }));

interface OwnPhotoProps {
  readonly product: Product;
  readonly own: OwnPhotoState;
}

interface OwnPhotoGalleryProps extends OwnPhotoProps {
  readonly cropAddress: string | undefined;
}

/** The pictures of the product, after the visitor's own photo on it. */
export const OwnPhotoGallery = memo(function OwnPhotoGallery({ product, own, cropAddress }: OwnPhotoGalleryProps) {
  const { t } = useTranslation();
  const { photo } = own;
  const first = photo &&
    isShowable(product) && {
      thumbnail: photo.url,
      label: t('ownPhoto.show'),
      stage: (
        <Suspense>
          <OwnPhotoStage product={product} photo={photo} cropAddress={cropAddress} />
        </Suspense>
      ),
    };
  return (
    <div className={styles.gallery}>
      {/* A new photo is shown at once, whichever picture was open. */}
      <Gallery key={photo?.url} pictures={product.pictures} name={product.name} first={first || undefined} />
      {isShowable(product) && <OwnPhotoChoice own={own} />}
    </div>
  );
});

export const OwnPhotoFridge = memo(function OwnPhotoFridge({ product, own: { photo } }: OwnPhotoProps) {
  if (!photo || !isShowable(product)) return null;
  return (
    <Suspense>
      <FridgeScene product={product} photo={photo} />
    </Suspense>
  );
});

const isShowable = ({ isPersonalised, magnetWidth, magnetHeight }: Product): boolean =>
  isPersonalised && magnetWidth !== null && magnetHeight !== null;
