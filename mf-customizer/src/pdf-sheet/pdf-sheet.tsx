import { useT } from '@aimante/remote';
import { Button, Dialog, Progress, Select } from '@aimante/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import type { Project } from '../photo-project/photo-project.ts';
import { download } from '../picture-export/use-picture-export.ts';
import styles from './pdf-sheet.module.css';
import { SheetPlan } from './sheet-plan.tsx';
import { type PageSettings, usePdfSheet } from './use-pdf-sheet.ts';

interface PdfSheetProps {
  readonly project: Project;
  /** Marks every picture as a preview: the sheet is no magnet. */
  readonly isPreview: boolean;
}

const FORMATS = ['A4', 'A3'] as const;
const ORIENTATIONS = ['portrait', 'landscape'] as const;

/** A sheet at true size: its settings, its progress, and the word that it is there. */
export function PdfSheet({ project, isPreview }: PdfSheetProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [settings, setSettings] = useState<PageSettings>({ format: 'A4', orientation: 'portrait' });
  const { progress, file, write, forget } = usePdfSheet(project, isPreview);
  const close = () => {
    setOpen(false);
    forget();
  };
  return (
    <>
      <Button variant="secondary" icon={<FileDown size={19} />} onClick={() => setOpen(true)}>
        {isPreview ? t('pdf.open.preview') : t('pdf.open.sheet')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => !open && close()}
        title={file ? t('pdf.done.title') : t('pdf.settings.title')}
        closeLabel={t('pdf.close.label')}
        description={file ? t('pdf.done.text') : t('pdf.settings.text')}
        actions={
          file ? (
            <>
              <Button variant="secondary" onClick={close}>
                {t('pdf.close.label')}
              </Button>
              <Button icon={<Download size={19} />} onClick={() => download(file, 'magnets.pdf')}>
                {t('pdf.download.label')}
              </Button>
            </>
          ) : (
            <Button loading={progress !== undefined} onClick={() => void write(settings)}>
              {t('pdf.write.label')}
            </Button>
          )
        }
      >
        {file ? (
          <CircleCheck className={styles.sign} size={56} strokeWidth={1.5} aria-hidden="true" />
        ) : (
          <>
            <Settings settings={settings} onChange={setSettings} />
            <SheetPlan project={project} settings={settings} />
          </>
        )}
        {progress && (
          <Progress
            label={t('pdf.progress.label')}
            value={progress.done}
            max={progress.total}
            valueText={t('import.progress.count', { done: progress.done, total: progress.total })}
          />
        )}
      </Dialog>
    </>
  );
}

interface SettingsProps {
  readonly settings: PageSettings;
  onChange(settings: PageSettings): void;
}

function Settings({ settings, onChange }: SettingsProps) {
  const t = useT();
  const change = (part: Partial<PageSettings>) => onChange({ ...settings, ...part });
  return (
    <div className={styles.settings}>
      <Select
        label={t('pdf.format.label')}
        value={settings.format}
        onChange={({ currentTarget }) => change({ format: FORMATS.find((id) => id === currentTarget.value) ?? 'A4' })}
      >
        {FORMATS.map((format) => (
          <option key={format}>{format}</option>
        ))}
      </Select>
      <Select
        label={t('pdf.orientation.label')}
        value={settings.orientation}
        onChange={({ currentTarget }) =>
          change({ orientation: ORIENTATIONS.find((id) => id === currentTarget.value) ?? 'portrait' })
        }
      >
        {ORIENTATIONS.map((orientation) => (
          <option key={orientation} value={orientation}>
            {t(`pdf.orientation.${orientation}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
