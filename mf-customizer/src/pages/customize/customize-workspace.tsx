import type { PageLocation } from '@aimante/contract';
import type { PrintProfile } from '@aimante/print';
import { Link, untilLoaded, useLocale, useLocation, useSearchParams } from '@aimante/remote';
import { PageIntro, Link as TextLink } from '@aimante/ui';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Cropper } from '../../cropper/cropper.tsx';
import { draftKeyOfLine } from '../../cropper-session/cropper-session.ts';
import { readCartPhotos } from '../../cropper-session/photos/cart-photos.ts';
import { SessionProvider, useOpenedSession } from '../../cropper-session/use-cropper-session.tsx';
import { FromPhoneProvider } from '../../from-phone/from-phone.tsx';
import { FirstPhotos } from '../../gallery/first-photos.tsx';
import { Gallery } from '../../gallery/gallery.tsx';
import { sizeInCm } from '../../magnet-size/magnet-words.ts';
import { useOriginalUpload } from '../../original-upload/use-original-upload.ts';
import { useArrivedPhotos } from '../../photo-import/photos-on-arrival.tsx';
import { PhotoImportProvider } from '../../photo-import/use-photo-import.tsx';
import { usePhotoProject } from '../../photo-project/use-photo-project.ts';
import { magnetOutput, usePreparedPictures } from '../../picture-export/use-picture-export.ts';
import { SizeOffersContext } from '../../smaller-size/size-offers.ts';
import { OpenElsewhere } from '../../workspace/open-elsewhere.tsx';
import { WorkspaceSkeleton } from '../../workspace/workspace-skeleton.tsx';
import { CartCard } from './cart-card.tsx';
import styles from './customize-page.module.css';
import { type PurchaseChoice, readChoice, startStock } from './purchase-choice.ts';
import { StockNotice } from './stock-notice.tsx';
import { useOwnPhotoImport } from './use-own-photo-import.ts';
import type { OfferedProduct } from './use-product.ts';
import { useSmallerProducts } from './use-smaller-products.ts';

/** Loaded for a visitor who comes from the gallery of templates. */
const ChosenTemplate = lazy(async () => {
  const { ChosenTemplate: part } = await untilLoaded(
    () => import(/* webpackChunkName: "design-tools" */ './chosen-template.tsx'),
  );
  return { default: part };
});

interface CustomizeWorkspaceProps {
  readonly offer: OfferedProduct;
  readonly profile: PrintProfile;
}

export function CustomizeWorkspace({ offer, profile }: CustomizeWorkspaceProps) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { product, bundles } = offer;
  const choice = useMemo(() => readChoice(product, bundles, query), [product, bundles, query]);
  const { state } = useLocation() as PageLocation;
  const lineId = query.get('line') ?? undefined;
  const options = useMemo(
    () => ({
      draftKey: lineId === undefined ? `product:${product.id}` : draftKeyOfLine(lineId),
      magnetId: product.id,
      lineId,
      cartPhotos: readCartPhotos(state),
      profileOf: () => profile,
    }),
    [product.id, profile, lineId, state],
  );
  const { session, takeBack } = useOpenedSession(options);
  if (takeBack) return <OpenElsewhere takeBack={takeBack} />;
  if (!session) return <WorkspaceSkeleton title={t('customize.intro.title')} />;
  return (
    <SessionProvider session={session}>
      <PhotoImportProvider>
        <FromPhoneProvider>
          <Steps offer={offer} choice={choice} />
        </FromPhoneProvider>
      </PhotoImportProvider>
    </SessionProvider>
  );
}

function Steps({ offer, choice }: { offer: OfferedProduct; choice: PurchaseChoice }) {
  const { t } = useTranslation();
  const [{ items, currentId }] = usePhotoProject();
  const template = useSearchParams()[0].get('template');
  const chosen = template && (
    <Suspense>
      <ChosenTemplate key={template} id={template} />
    </Suspense>
  );
  useOriginalUpload();
  useOwnPhotoImport();
  useArrivedPhotos();
  usePreparedPictures(magnetOutput);
  const offers = useSmallerProducts(offer.product);
  const magnet = [offer.product.name, choice.bundle?.name].filter(Boolean).join(' · ');
  const backToProduct = (
    <TextLink variant="quiet" render={<Link to={`/products/${offer.product.slug}`} />}>
      {magnet}
    </TextLink>
  );
  return (
    <SizeOffersContext value={offers}>
      {currentId === undefined && items.length > 0 && (
        <Gallery eyebrow={backToProduct} card={<CartCard offer={offer} choice={choice} />} />
      )}
      {items.length === 0 ? <Start offer={offer} choice={choice} magnet={backToProduct} template={chosen} /> : chosen}
      <Cropper title={t('customize.intro.title')} magnet={magnet} />
    </SizeOffersContext>
  );
}

interface StartProps {
  readonly offer: OfferedProduct;
  readonly choice: PurchaseChoice;
  readonly magnet: ReactNode;
  /** The notice of the template that waits for a photo. */
  readonly template: ReactNode;
}

function Start({ offer: { product }, choice, magnet, template }: StartProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [{ profile }] = usePhotoProject();
  const size = sizeInCm(profile, locale);
  const stock = startStock(product, choice);
  return (
    <>
      <PageIntro
        title={t('customize.intro.title')}
        text={
          choice.quantity
            ? t('customize.intro.quantity', { count: choice.quantity, size })
            : t('customize.intro.text', { size })
        }
      >
        <p className={styles.product}>{magnet}</p>
      </PageIntro>
      <StockNotice stock={stock} quantity={choice.quantity} />
      {stock > 0 && <div className={styles.template}>{template}</div>}
      {stock > 0 && <FirstPhotos profile={profile} />}
    </>
  );
}
