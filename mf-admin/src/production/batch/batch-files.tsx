import type { Client } from '@aimante/api-contract';
import {
  getBatchCodes,
  getBatchContour,
  getBatchDrawings,
  getBatchPress,
  getBatchSheets,
  type PrintBatchDetail,
} from '@aimante/api-contract/batches';
import { useApi, useRefresh } from '@aimante/remote/data';
import type { LucideIcon } from 'lucide-react';
import FileDown from 'lucide-react/icons/file-down';
import FileText from 'lucide-react/icons/file-text';
import ListChecks from 'lucide-react/icons/list-checks';
import Scissors from 'lucide-react/icons/scissors';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { DownloadButton } from '../../download/download-button.tsx';
import { fileOf } from '../../download/save-file.ts';
import { useFormat } from '../../numbers/format.ts';
import styles from './batch-files.module.css';
import { isPrintable } from './batch-tiles.ts';

/** The files that are made on demand: the calls that load them, and the ends of their names. */
const files: Readonly<Record<BatchFileName, BatchFileKind>> = {
  press: { load: (api, params) => api(getBatchPress, { params }), icon: FileText, ending: '-x4.pdf' },
  contour: { load: (api, params) => api(getBatchContour, { params }), icon: Scissors, ending: '-contour.pdf' },
  drawings: { load: (api, params) => api(getBatchDrawings, { params }), icon: Scissors, ending: '-dxf.zip' },
  assembly: { load: (api, params) => api(getBatchCodes, { params }), icon: ListChecks, ending: '-assemblage.pdf' },
};
const names = ['press', 'contour', 'drawings', 'assembly'] as const;
type BatchFileName = (typeof names)[number];

interface BatchFileKind {
  readonly load: (api: Client, params: { readonly id: string }) => Promise<unknown>;
  readonly icon: LucideIcon;
  readonly ending: string;
}

interface FileButtonProps {
  readonly batch: PrintBatchDetail;
  readonly kind: Pick<BatchFileKind, 'load' | 'ending'>;
  readonly size?: 'desk' | 'deskSmall';
  readonly label?: string;
  readonly children: ReactNode;
}

/** Makes a file and saves it. Nothing is made before it is pressed. */
function FileButton({ batch: { id, number, version }, kind, size = 'deskSmall', label, children }: FileButtonProps) {
  const api = useApi();
  const { refresh } = useRefresh(['batches']);
  const name = version === 1 ? number : `${number}-v${version}`;
  return (
    <DownloadButton
      icon={<FileDown size={16} />}
      size={size}
      {...(label ? { 'aria-label': label } : {})}
      load={async () => {
        const loaded = fileOf(name + kind.ending, await kind.load(api, { id }));
        await refresh();
        return loaded;
      }}
    >
      {children}
    </DownloadButton>
  );
}

const sheets: FileButtonProps['kind'] = {
  load: (api, params) => api(getBatchSheets, { params }),
  ending: '.pdf',
};

/** The sheets for the printer of the workshop. */
export function SheetsFile({ batch }: { readonly batch: PrintBatchDetail }) {
  const { t } = useTranslation();
  return (
    <FileButton batch={batch} kind={sheets} size="desk">
      {t('batches.pdf')}
    </FileButton>
  );
}

/** All files of a batch, and the downloads so far. */
export function BatchFiles({ batch }: { readonly batch: PrintBatchDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isEmpty = !batch.tiles.some(isPrintable);
  if (isEmpty && batch.downloads.length === 0) return null;
  return (
    <Panel title={t('batches.downloads')}>
      {!isEmpty && (
        <ul className={styles.files}>
          {names.map((file) => (
            <FileRow key={file} file={file} batch={batch} />
          ))}
        </ul>
      )}
      {batch.downloads.length > 0 && (
        <ul className={styles.taken}>
          {batch.downloads.toReversed().map(({ version, at, by }, place) => (
            <li key={place}>
              <span>{[`v${version}`, by].filter(Boolean).join(', ')}</span>
              <span>{format.time(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function FileRow({ batch, file }: { readonly batch: PrintBatchDetail; readonly file: BatchFileName }) {
  const { t } = useTranslation();
  const { icon: Icon, ...kind } = files[file];
  return (
    <li>
      <Icon size={18} aria-hidden="true" />
      <span className={styles.name}>
        {t(`batches.files.${file}.name`)}
        <small>{t(`batches.files.${file}.what`)}</small>
      </span>
      <FileButton batch={batch} kind={kind} label={t(`batches.files.${file}.get`)}>
        {file === 'drawings' ? 'DXF' : 'PDF'}
      </FileButton>
    </li>
  );
}
