import { downloadTile } from '@aimante/api-contract/order-desk';
import { useApi, useLoad } from '@aimante/remote/data';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileAddress } from '../thumb/use-file-address.ts';
import styles from './tile-picture.module.css';

interface TilePictureProps {
  readonly orderId: string;
  readonly photo: { readonly id: string; readonly previewUrl: string | null };
  readonly isReady: boolean;
  readonly alt: string;
}

/** A photo as it will be printed, or the plain photo until its tile is rendered. */
export function TilePicture({ orderId, photo, isReady, alt }: TilePictureProps) {
  const { t } = useTranslation();
  const address = useFileAddress();
  const call = useApi();
  const [url, setUrl] = useState<string>();
  const tile = useLoad(() => ({
    queryKey: ['tile', orderId, photo.id, photo.previewUrl],
    queryFn: ({ signal }) => call(downloadTile, { params: { id: orderId, photo: photo.id } }, { signal }),
    enabled: isReady,
    staleTime: Number.POSITIVE_INFINITY,
  }));
  const blob = tile.data;
  useEffect(() => {
    if (!(blob instanceof Blob)) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  const source = url ?? (photo.previewUrl && address(photo.previewUrl));
  if (!source && isReady && tile.isPending) return <span className={styles.picture} />;
  if (!source) return <span className={styles.gone}>{t('photoCheck.purged')}</span>;
  return <img className={styles.picture} src={source} alt={alt} loading="lazy" />;
}
