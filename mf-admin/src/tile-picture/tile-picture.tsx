import { downloadTile } from '@aimante/api-contract/order-desk';
import { usePlatform, useT } from '@aimante/remote';
import { useEffect, useState } from 'react';
import { useApi, useLoad } from '../admin-api/admin-api.ts';
import styles from './tile-picture.module.css';

interface TilePictureProps {
  readonly orderId: string;
  /** The order's photo. */
  readonly photo: { readonly id: string; readonly previewUrl: string | null };
  readonly isReady: boolean;
  readonly alt: string;
}

/** A photo as it will be printed; until its print tile is there, the photo itself. */
export function TilePicture({ orderId, photo, isReady, alt }: TilePictureProps) {
  const t = useT();
  const { api } = usePlatform();
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
  const preview = photo.previewUrl?.startsWith('/') ? api.baseUrl + photo.previewUrl : photo.previewUrl;
  const source = url ?? preview;
  if (!source) return <span className={styles.gone}>{t('photoCheck.purged')}</span>;
  return <img className={styles.picture} src={source} alt={alt} loading="lazy" />;
}
