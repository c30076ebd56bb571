import { Thumb } from './thumb.tsx';
import styles from './thumb-name.module.css';

/** The picture of a row and its name, on three lines at most. */
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
