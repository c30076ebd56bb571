import { Thumb } from './thumb.tsx';
import styles from './thumb-name.module.css';

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
