import { CUSTOMER_SHEET, planGrid } from '@aimante/print';
import { Button, Dialog, Progress, Select } from '@aimante/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '../photo-project/photo-project.ts';
import { download } from '../picture-export/use-picture-export.ts';
import styles from './pdf-sheet.module.css';
import { SheetPlan } from './sheet-plan.tsx';
import { type PageSettings, usePdfSheet } from './use-pdf-sheet.ts';

interface PdfSheetProps {
  readonly project: Project;
  /** Marks every picture as a preview, because the sheet is not a magnet. */
  readonly isPreview: boolean;
}

/** Paper sizes of home printers, the last one for photo paper. */
const FORMATS = { A4: 'A4', A3: 'A3', A5: 'A5', '10x15': '10\u00a0×\u00a015\u00a0cm' } as const;
const isFormat = (id: string): id is keyof typeof FORMATS => id in FORMATS;
const ORIENTATIONS = ['portrait', 'landscape'] as const;

export function PdfSheet({ project, isPreview }: PdfSheetProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [settings, setSettings] = useState<PageSettings>({ format: 'A4', orientation: 'portrait' });
  const { progress, file, write, forget } = usePdfSheet(project, isPreview);
  const grid = planGrid({ ...CUSTOMER_SHEET, ...settings }, project.profile);
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
            <Button
              disabled={grid.slots.length === 0}
              loading={progress !== undefined}
              onClick={() => void write(settings)}
            >
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
            <SheetPlan project={project} grid={grid} />
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
  const { t } = useTranslation();
  const change = (part: Partial<PageSettings>) => onChange({ ...settings, ...part });
  return (
    <div className={styles.settings}>
      <Select
        label={t('pdf.format.label')}
        value={settings.format}
        onChange={({ currentTarget }) => isFormat(currentTarget.value) && change({ format: currentTarget.value })}
      >
        {Object.entries(FORMATS).map(([format, name]) => (
          <option key={format} value={format}>
            {name}
          </option>
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
