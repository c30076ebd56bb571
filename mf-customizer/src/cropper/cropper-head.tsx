import { Button, IconButton } from '@aimante/ui';
import { useAtomValue } from 'jotai';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import HardDrive from 'lucide-react/icons/hard-drive';
import Keyboard from 'lucide-react/icons/keyboard';
import Loader from 'lucide-react/icons/loader';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { savingAtom } from '../cropper-session/cropper-session.ts';
import { useUploadProgress } from '../original-upload/use-original-upload.ts';
import { progressOf } from '../photo-project/photo-project.ts';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import styles from './cropper-head.module.css';
import { HistoryButtons } from './tools/crop-tools.tsx';

export const TITLE_ID = 'cropper-title';
export const POSITION_ID = 'crop-position';

export interface CropperHeadProps {
  readonly title: string;
  /** Name or size of the magnet. */
  readonly magnet: string;
  leave(): void;
  help(): void;
}

const savingSigns = {
  saved: <CircleCheck size={17} />,
  saving: <Loader size={17} />,
  notKept: <HardDrive size={17} />,
};

function SavingState() {
  const { t } = useTranslation();
  const saving = useAtomValue(savingAtom);
  return (
    <span className={styles.fact} data-warning={saving === 'notKept' ? '' : undefined}>
      {savingSigns[saving]}
      {t(`crop.saving.${saving}`)}
    </span>
  );
}

function UploadState() {
  const { t } = useTranslation();
  const upload = useUploadProgress();
  if (!upload) return null;
  return (
    <span className={styles.fact} data-warning={upload.isDelayed ? '' : undefined}>
      <CloudUpload size={17} />
      {upload.isDelayed ? t('crop.upload.delayed') : t('crop.upload.count', { ...upload })}
    </span>
  );
}

export function WideHead({ title, magnet, leave, help }: CropperHeadProps) {
  const { t } = useTranslation();
  const [project] = usePhotoProject();
  const { position, done, total } = progressOf(project);
  return (
    <header className={styles.head}>
      <div>
        <h1 id={TITLE_ID} className={styles.title}>
          {title}
        </h1>
        <p className={styles.magnet}>{magnet}</p>
      </div>
      <div className={styles.progress}>
        <strong id={POSITION_ID}>{t('crop.progress.photo', { position, total })}</strong>
        <progress className={styles.bar} max={total} value={done} aria-hidden="true" />
        <span>{t('crop.progress.ready', { count: done })}</span>
      </div>
      <div className={styles.facts}>
        <SavingState />
        <UploadState />
        <IconButton label={t('crop.keys.open')} variant="ghost" onClick={help}>
          <Keyboard size={20} />
        </IconButton>
        <Button variant="secondary" size="small" onClick={leave}>
          {t('crop.leave.label')}
        </Button>
      </div>
    </header>
  );
}

export function NarrowHead({ magnet, leave }: Omit<CropperHeadProps, 'title' | 'help'>) {
  const { t } = useTranslation();
  const [project] = usePhotoProject();
  const { position, total } = progressOf(project);
  return (
    <header className={styles.narrowHead}>
      <IconButton label={t('crop.leave.label')} variant="ghost" onClick={leave}>
        <X size={22} />
      </IconButton>
      <div className={styles.narrowTitle}>
        <h1 id={TITLE_ID}>{t('crop.progress.short', { position, total })}</h1>
        <p>{magnet}</p>
      </div>
      <div className={styles.narrowHistory}>
        <HistoryButtons />
      </div>
    </header>
  );
}
