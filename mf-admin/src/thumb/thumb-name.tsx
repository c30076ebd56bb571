import { Thumb } from './thumb.tsx';
import styles from './thumb-name.module.css';

/** Picture and name of a row, on three lines at most. */
export function ThumbName({ url, name }: { url: string | null; name: string }) {
  return (
    <>
      <Thumb url={url} />
      <span className={styles.name} title={name}>
        {name}
      </span>
    </>
  );
}
