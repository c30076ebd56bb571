import styles from './photo-stack.module.css';
import { useFileAddress } from './use-file-address.ts';

export function PhotoStack({ urls, count }: { urls: readonly string[]; count: number }) {
  const address = useFileAddress();
  return (
    <span className={styles.stack}>
      {urls.map((url) => (
        <img key={url} src={address(url)} alt="" width={30} height={30} loading="lazy" />
      ))}
      <span>{count}</span>
    </span>
  );
}
