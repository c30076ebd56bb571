import { CUSTOMER_SHEET, type Orientation, type SheetFormat } from '@aimante/print';
import { useLocale, usePlatform } from '@aimante/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCropperSession } from '../cropper-session/use-cropper-session.tsx';
import { sizeInCm } from '../magnet-size/magnet-words.ts';
import type { Project } from '../photo-project/photo-project.ts';
import { useExportFailure } from '../picture-export/use-export-failure.ts';
import { type ExportProgress, renderArtworks } from '../picture-export/use-picture-export.ts';
import { createWorkerPool, type TaskPool } from '../worker-pool/worker-pool.ts';
import type { pdfTasks } from './pdf-tasks.ts';
import workerAddress from './pdf-worker-entry.ts?worker';

export interface PageSettings {
  readonly format: SheetFormat;
  readonly orientation: Orientation;
}

export interface PdfSheet {
  readonly progress: ExportProgress | undefined;
  readonly file: Blob | undefined;
  write(settings: PageSettings): Promise<void>;
  forget(): void;
}

const spawn = () => new Worker(workerAddress, { name: 'pdf' });

async function inWorker<T>(work: (pool: TaskPool<typeof pdfTasks>) => Promise<T>): Promise<T> {
  const pool = createWorkerPool<typeof pdfTasks>(spawn, 1);
  try {
    return await work(pool);
  } finally {
    pool.close();
  }
}

export interface TilesPdf {
  readonly progress: ExportProgress | undefined;
  /** Undefined after a failure, which was said. */
  write(): Promise<Blob | undefined>;
}

/** The magnets of a project as a PDF with one page each. */
export function useTilesPdf({ items, profile }: Project): TilesPdf {
  const { t } = useTranslation();
  const fail = useExportFailure();
  const locale = useLocale();
  const session = useCropperSession();
  const [progress, setProgress] = useState<ExportProgress>();
  async function write() {
    try {
      const artworks = await renderArtworks(session, { items, profile }, setProgress);
      const order = {
        title: t('pdf.file.title', { size: sizeInCm(profile, locale) }),
        createdAt: new Date(),
        profile,
        pictures: items.map(({ id, copies }, index) => ({ id, copies, artwork: artworks[index] ?? new Blob() })),
      };
      return await inWorker((pool) => pool.run('writeTilePages', order));
    } catch (cause) {
      fail(cause);
      return undefined;
    } finally {
      setProgress(undefined);
    }
  }
  return { progress, write };
}

export function usePdfSheet(project: Project, isPreview: boolean): PdfSheet {
  const { t } = useTranslation();
  const fail = useExportFailure();
  const locale = useLocale();
  const platform = usePlatform();
  const session = useCropperSession();
  const [progress, setProgress] = useState<ExportProgress>();
  const [file, setFile] = useState<Blob>();
  const { items, profile } = project;

  async function write(settings: PageSettings) {
    try {
      const artworks = await renderArtworks(session, { items, profile }, setProgress);
      const order = {
        title: t('pdf.file.title', { size: sizeInCm(profile, locale) }),
        createdAt: new Date(),
        settings: { ...CUSTOMER_SHEET, ...settings },
        profile,
        pictures: items.map(({ id, copies }, index) => ({ id, copies, artwork: artworks[index] ?? new Blob() })),
        watermark: isPreview ? t('pdf.file.watermark') : undefined,
        footnote: t('pdf.file.footnote', { size: sizeInCm(profile, locale) }),
      };
      const answer = await inWorker((pool) => pool.run('writeSheet', order));
      if ('file' in answer) setFile(answer.file);
      else platform.notify({ kind: 'error', text: t('pdf.tooLarge.alert') });
    } catch (cause) {
      fail(cause);
    } finally {
      setProgress(undefined);
    }
  }
  return { progress, file, write, forget: () => setFile(undefined) };
}
