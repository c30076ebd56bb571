import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { importProgressAtom, refusedFilesAtom, savingAtom } from '../cropper-session/cropper-session.ts';
import { ImportProgress, RefusedFiles, UnsavedPhotos } from '../photo-import/photo-import.tsx';
import { needsCheck, type Project, qualityOf, weakestFirst } from '../photo-project/photo-project.ts';
import styles from './cropper.module.css';

/** The most important notice: a running import, refused files, missing storage, or a photo to check again. */
export function CropperNote({ project }: { project: Project }) {
  const { t } = useTranslation();
  const isImporting = useAtomValue(importProgressAtom) !== undefined;
  const hasRefused = useAtomValue(refusedFilesAtom).length > 0;
  const isUnsaved = useAtomValue(savingAtom) === 'notKept';
  const doubtful = project.items.filter((item) => item.isValidated && needsCheck(project, item));
  const first = doubtful[0];
  if (!isImporting && !hasRefused && !isUnsaved && !first) return null;
  return (
    <div className={styles.note}>
      <ImportProgress />
      <RefusedFiles isFolded />
      <UnsavedPhotos />
      {!isImporting && !hasRefused && first && (
        <p>
          <strong>{t('crop.note.title', { count: doubtful.length })}</strong>
          {t(`crop.note.${qualityOf(first.recipe, project.profile).quality === 'poor' ? 'poor' : 'soft'}`, {
            name: project.photos[weakestFirst(first, project.profile).photoId]?.name,
          })}
        </p>
      )}
    </div>
  );
}
