import type { PrintProfile } from '@aimante/print';
import { TrueSize } from '../magnet-size/true-size.tsx';
import { DropZone, ImportProgress, RefusedFiles } from '../photo-import/photo-import.tsx';
import styles from './first-photos.module.css';

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
