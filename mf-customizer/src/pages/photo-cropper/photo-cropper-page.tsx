import type { PageLocation } from '@aimante/contract';
import { DEFAULT_FREE_SIZE, defaultProfile, findFreeSize } from '@aimante/print';
import { useLocale, useLocation, useSearchParams } from '@aimante/remote';
import { Button, PageIntro } from '@aimante/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Cropper } from '../../cropper/cropper.tsx';
import { draftKeyOfLine } from '../../cropper-session/cropper-session.ts';
import { readCartPhotos } from '../../cropper-session/photos/cart-photos.ts';
import { SessionProvider, useOpenedSession } from '../../cropper-session/use-cropper-session.tsx';
import { FirstPhotos } from '../../gallery/first-photos.tsx';
import { Gallery } from '../../gallery/gallery.tsx';
import { sizeInCm } from '../../magnet-size/magnet-words.ts';
import { PhotoImportProvider } from '../../photo-import/use-photo-import.tsx';
import { usePhotoProject } from '../../photo-project/use-photo-project.ts';
import { freeToolOutput, usePreparedPictures } from '../../picture-export/use-picture-export.ts';
import { SizeOffersContext } from '../../smaller-size/size-offers.ts';
import { OpenElsewhere } from '../../workspace/open-elsewhere.tsx';
import { WorkspaceSkeleton } from '../../workspace/workspace-skeleton.tsx';
import { DownloadCard } from './download-card.tsx';
import styles from './photo-cropper-page.module.css';
import { SizeChoice } from './size-choice.tsx';
import { tillPath } from './till-path.ts';
import { useFreeSizes } from './use-free-sizes.ts';
import { useProductsOfSize } from './use-products-of-size.ts';

function profileOf(sizeId: string) {
  const size = findFreeSize(sizeId);
  return size && defaultProfile(size.trim, size.family);
}

/** The free cropping tool: a size, photos, and pictures to download. */
export function PhotoCropperPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { state } = useLocation() as PageLocation;
  const cartPhotos = useMemo(() => readCartPhotos(state), [state]);
  const lineId = query.get('line') ?? undefined;
  // A customer at a market stand has a draft apart: it is erased on the way back to the till.
  const freeKey = tillPath(query.get('till')) === undefined ? 'free' : 'till';
  const draftKey = lineId === undefined ? freeKey : draftKeyOfLine(lineId);
  const { session, takeBack } = useOpenedSession({
    draftKey,
    magnetId: DEFAULT_FREE_SIZE.id,
    lineId,
    cartPhotos,
    profileOf,
  });
  const waiting = takeBack ? (
    <OpenElsewhere takeBack={takeBack} />
  ) : (
    <WorkspaceSkeleton title={t('photoCropper.intro.title')} />
  );
  return (
    <div className={styles.page}>
      {session ? (
        <SessionProvider session={session}>
          <FreeTool />
        </SessionProvider>
      ) : (
        waiting
      )}
    </div>
  );
}

/** Focuses the title of each step, so that a screen reader announces the change. */
function useFocusOnStep(step: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    ref.current?.querySelector('h1')?.focus();
  }, [step]);
  return ref;
}

function FreeTool() {
  const { t } = useTranslation();
  const locale = useLocale();
  const [{ items, currentId, magnetId, profile }, dispatch] = usePhotoProject();
  const [isChoosing, setChoosing] = useState(items.length === 0);
  const size = sizeInCm(profile, locale);
  const top = useFocusOnStep(isChoosing);
  const offers = useFreeSizes();
  usePreparedPictures(freeToolOutput);
  // Requested during cropping, so that the card which offers the products shows at once.
  useProductsOfSize(profile.trim, items.length > 0);
  const changeSize = (
    <Button variant="text" size="small" className={styles.change} onClick={() => setChoosing(true)}>
      {t('size.change.label')}
    </Button>
  );
  const eyebrow = (
    <span className={styles.eyebrow}>
      {t('size.chosen.label', { size })} {changeSize}
    </span>
  );

  function step() {
    if (isChoosing) {
      return (
        <>
          <PageIntro title={t('photoCropper.intro.title')} text={t('photoCropper.intro.text')} />
          <SizeChoice
            sizeId={magnetId}
            onConfirm={({ id, trim, family }) => {
              dispatch({ type: 'profileChanged', magnetId: id, profile: defaultProfile(trim, family) });
              setChoosing(false);
            }}
          />
        </>
      );
    }
    if (currentId !== undefined) return null;
    if (items.length > 0) return <Gallery eyebrow={eyebrow} card={<DownloadCard />} />;
    return (
      <>
        <PageIntro title={t('photoCropper.intro.title')} text={t('photoCropper.intro.text')} />
        <div className={styles.start}>
          {eyebrow}
          <FirstPhotos profile={profile} />
        </div>
      </>
    );
  }
  return (
    <PhotoImportProvider refusal={isChoosing ? t('size.none.alert') : undefined}>
      <SizeOffersContext value={offers}>
        <div ref={top} className={styles.step}>
          {step()}
        </div>
        {!isChoosing && <Cropper title={t('photoCropper.intro.title')} magnet={t('size.chosen.label', { size })} />}
      </SizeOffersContext>
    </PhotoImportProvider>
  );
}
