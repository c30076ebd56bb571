import { usePlatform } from '@aimante/remote';
import styles from './thumb.module.css';

/** A small picture in a row. Its name stands beside it. */
export function Thumb({ url, size = 44 }: { url: string | null; size?: number }) {
  const { api } = usePlatform();
  if (!url) return <span className={styles.none} style={{ inlineSize: size }} />;
  const source = url.startsWith('/') ? api.baseUrl + url : url;
  return (
    <img className={styles.thumb} src={source} alt="" width={size} height={Math.round(size * 0.75)} loading="lazy" />
  );
}
