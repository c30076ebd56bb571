import styles from './thumb.module.css';
import { useFileAddress } from './use-file-address.ts';

/** A small, decorative picture in a row. Its name is beside it. */
export function Thumb({ url, size = 44 }: { url: string | null; size?: number }) {
  const address = useFileAddress();
  if (!url) return <span className={styles.none} style={{ inlineSize: size }} />;
  return (
    <img
      className={styles.thumb}
      src={address(url)}
      alt=""
      width={size}
      height={Math.round(size * 0.75)}
      loading="lazy"
    />
  );
}
