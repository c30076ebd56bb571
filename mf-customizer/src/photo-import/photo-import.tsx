import { Button, IconButton, Notice, Progress } from '@aimante/ui';
import { useAtom, useAtomValue } from 'jotai';
import Camera from 'lucide-react/icons/camera';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../cropper/use-media.ts';
import { importProgressAtom, refusedFilesAtom, savingAtom } from '../cropper-session/cropper-session.ts';
import { useCropperSession } from '../cropper-session/use-cropper-session.tsx';
import { FromPhoneButton } from '../from-phone/from-phone.tsx';
import styles from './photo-import.module.css';
import { usePhotoImport } from './use-photo-import.tsx';

export function DropZone() {
  const { t } = useTranslation();
  const { canAdd, pick, takePhoto } = usePhotoImport();
  const way = useMedia('(pointer: coarse)') ? 'touch' : 'mouse';
  return (
    <section className={styles.zone} aria-labelledby="drop-zone-title">
      <span className={styles.zoneSign}>
        <ImagePlus size={30} strokeWidth={1.6} />
      </span>
      <h2 id="drop-zone-title" className={styles.zoneTitle}>
        {t(`import.zone.title.${way}`)}
      </h2>
      <p className={styles.zoneText}>{t(`import.zone.text.${way}`)}</p>
      <div className={styles.zoneActions}>
        <Button size="large" disabled={!canAdd} onClick={pick}>
          {t('import.pick.label')}
        </Button>
        <Button
          size="large"
          variant="secondary"
          className={styles.camera}
          icon={<Camera size={20} />}
          disabled={!canAdd}
          onClick={takePhoto}
        >
          {t('import.camera.label')}
        </Button>
        <FromPhoneButton size="large" variant="secondary" />
      </div>
      <p className={styles.zoneHint}>{t('import.zone.hint')}</p>
    </section>
  );
}

export function ImportProgress() {
  const { t } = useTranslation();
  const session = useCropperSession();
  const progress = useAtomValue(importProgressAtom);
  if (!progress) return null;
  return (
    <Progress
      className={styles.progress}
      label={t('import.progress.label')}
      value={progress.done}
      max={progress.total}
      valueText={t('import.progress.count', { done: progress.done, total: progress.total })}
      action={
        <Button variant="text" size="small" className={styles.stop} onClick={session.stopImport}>
          {t('import.progress.stop')}
        </Button>
      }
    />
  );
}

/** Warns about photos that would be lost with the page, in a text and by the browser's own question on leaving. */
export function UnsavedPhotos() {
  const { t } = useTranslation();
  const isUnsaved = useAtomValue(savingAtom) === 'notKept';
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  if (!isUnsaved) return null;
  return (
    <Notice tone="warning" title={t('import.unkept.title')}>
      {t('import.unkept.text')}
    </Notice>
  );
}

interface RefusedFilesProps {
  /** True: one line that expands to the reasons, for a place where every line is taken from the photo. */
  readonly isFolded?: boolean;
}

export function RefusedFiles({ isFolded = false }: RefusedFilesProps) {
  const { t } = useTranslation();
  const [files, setFiles] = useAtom(refusedFilesAtom);
  const { importFiles } = usePhotoImport();
  if (files.length === 0) return null;
  const again = files.flatMap((file) => file.again ?? []);
  const title = t('import.refused.title', { count: files.length });
  const reasons = (
    <ul className={styles.refusedList}>
      {files.map(({ id, name, problem }) => (
        <li key={id}>
          <strong>{name}</strong> <span>{t(`import.problem.${problem}`)}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <Notice tone="danger" className={styles.refused} title={isFolded ? undefined : title}>
      {isFolded ? (
        <details>
          <summary>
            {title} <ChevronDown size={18} aria-hidden="true" />
          </summary>
          {reasons}
        </details>
      ) : (
        reasons
      )}
      {again.length > 0 && (
        <Button
          variant="secondary"
          size="small"
          className={styles.refusedRetry}
          onClick={() => {
            setFiles(files.filter((file) => !file.again));
            void importFiles(again);
          }}
        >
          {t('import.refused.retry')}
        </Button>
      )}
      <IconButton
        label={t('import.refused.close')}
        variant="ghost"
        className={styles.refusedClose}
        onClick={() => setFiles([])}
      >
        <X size={18} />
      </IconButton>
    </Notice>
  );
}
