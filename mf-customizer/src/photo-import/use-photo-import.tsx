import { useLocale, usePlatform } from '@aimante/remote';
import ImagePlus from 'lucide-react/icons/image-plus';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportOptions } from '../cropper-session/photos/import-files.ts';
import { useCropperSession } from '../cropper-session/use-cropper-session.tsx';
import { formatBytes } from '../numbers.ts';
import { capacityLeft } from '../photo-project/photo-project.ts';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import { droppedFiles } from './dropped-files.ts';
import styles from './photo-import.module.css';

export interface PhotoImport {
  /** False when the order is at its maximum size. */
  readonly canAdd: boolean;
  /** Opens the browser's file picker. */
  pick(): void;
  takePhoto(): void;
  importFiles(files: readonly File[], options?: ImportOptions): Promise<void>;
}

const ImportContext = createContext<PhotoImport | null>(null);

/** Without HEIC: a phone that is asked for it sends HEIC, and otherwise a JPEG. */
export const ACCEPTED = '.jpg,.jpeg,.png,.webp,.avif,.gif,.bmp,.tif,.tiff';

interface PhotoImportProviderProps {
  /** Reason why no import is possible yet. */
  readonly refusal?: string | undefined;
  readonly children: ReactNode;
}

/** Lets photos be picked, taken by camera, dropped and pasted anywhere in its children. */
export function PhotoImportProvider({ refusal, children }: PhotoImportProviderProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const platform = usePlatform();
  const session = useCropperSession();
  const [project] = usePhotoProject();
  const capacity = capacityLeft(project);
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  const importFiles = useCallback(
    async (files: readonly File[], options?: ImportOptions) => {
      if (refusal) {
        platform.notify({ kind: 'error', text: refusal });
        return;
      }
      if (files.length === 0) {
        platform.notify({ kind: 'error', text: t('import.none.alert') });
        return;
      }
      const answer = await session.importFiles(files, options);
      if ('capacity' in answer) {
        platform.notify({ kind: 'error', text: t('import.capacity.alert', { count: answer.capacity }) });
      }
      if ('shortage' in answer) {
        const { needed, left } = answer.shortage;
        const sizes = { needed: formatBytes(needed, locale), left: formatBytes(left, locale) };
        platform.notify({ kind: 'error', text: t('import.shortage.alert', sizes) });
      }
    },
    [session, platform, refusal, locale, t],
  );
  const value = useMemo<PhotoImport>(
    () => ({
      canAdd: capacity > 0,
      importFiles,
      pick: () => picker.current?.click(),
      takePhoto: () => camera.current?.click(),
    }),
    [capacity, importFiles],
  );
  const isDragging = useDroppedFiles(importFiles);

  const input = { type: 'file', hidden: true, disabled: capacity === 0, tabIndex: -1 } as const;
  const onChange = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const files = [...(currentTarget.files ?? [])];
    // Allows the same file to be chosen again.
    currentTarget.value = '';
    if (files.length > 0) void importFiles(files);
  };
  return (
    <ImportContext value={value}>
      <input {...input} ref={picker} data-photo-picker="" accept={ACCEPTED} multiple onChange={onChange} />
      <input {...input} ref={camera} accept="image/*" capture="environment" onChange={onChange} />
      {children}
      {isDragging && (
        <div className={styles.dropVeil} aria-hidden="true">
          <span className={styles.zoneSign}>
            <ImagePlus size={30} strokeWidth={1.6} />
          </span>
          <p>{t('import.drop.here')}</p>
        </div>
      )}
    </ImportContext>
  );
}

export function usePhotoImport(): PhotoImport {
  const value = use(ImportContext);
  if (!value) throw new Error('usePhotoImport works below a PhotoImportProvider only');
  return value;
}

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false;

/** Imports files that are dropped on the page or pasted. Returns true while files are dragged over the page. */
function useDroppedFiles(importFiles: (files: readonly File[]) => Promise<void>): boolean {
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setDragging(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setDragging(false);
      if (event.dataTransfer) void droppedFiles(event.dataTransfer).then(importFiles);
    };
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      void importFiles(files);
    };
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, [importFiles]);
  return isDragging;
}
