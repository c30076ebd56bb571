import type { PrintProfile } from '@aimante/print';
import { DropZone, ImportProgress, RefusedFiles } from '../photo-import/photo-import.tsx';
import { TrueSize } from '../true-size/true-size.tsx';
import styles from './first-photos.module.css';

/** Before there is a photo: where they come from, and what they will be. */
export function FirstPhotos({ profile }: { profile: PrintProfile }) {
  return (
    <div className={styles.start}>
      <div className={styles.ways}>
        <ImportProgress />
        <RefusedFiles />
        <DropZone />
      </div>
      <TrueSize profile={profile} />
    </div>
  );
}
