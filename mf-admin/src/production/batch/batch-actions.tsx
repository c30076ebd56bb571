import {
  getBatchPress,
  getBatchSheets,
  markBatchPrinted,
  type PrintBatchDetail,
  unmarkBatchPrinted,
} from '@aimante/api-contract/batches';
import { useApi, useChange, useRefresh } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import Check from 'lucide-react/icons/check';
import FileDown from 'lucide-react/icons/file-down';
import Scissors from 'lucide-react/icons/scissors';
import Undo from 'lucide-react/icons/undo-2';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../desk/use-confirm.ts';
import { DownloadButton } from '../../download/download-button.tsx';
import { fileOf } from '../../download/save-file.ts';
import { isPrintable } from './batch-tiles.ts';

const changed = [['batches'], ['orders'], ['dashboard'], ['materials']];

/** The PDF and the next step. A batch without remaining tiles has neither. */
export function BatchActions({ batch }: { batch: PrintBatchDetail }) {
  const { t } = useTranslation();
  const api = useApi();
  const confirm = useConfirm();
  const { refresh } = useRefresh(['batches']);
  const had = batch.downloads.at(-1)?.version ?? batch.version;
  const printed = useChange((call) => call(markBatchPrinted, { params: { id: batch.id }, body: { version: had } }), {
    refresh: changed,
    done: t('batches.marked'),
  });
  const isEmpty = !batch.tiles.some(isPrintable);
  async function markPrinted() {
    const isSure =
      !batch.isOutdated ||
      (await confirm({
        title: t('batches.printedOld.title', { had }),
        text: isEmpty
          ? t('batches.printedOld.empty', { had })
          : t('batches.printedOld.text', { had, version: batch.version }),
        confirm: t('batches.printedOld.confirm', { had }),
      }));
    if (isSure) printed.mutate();
  }
  const name = batch.version === 1 ? batch.number : `${batch.number}-v${batch.version}`;
  return (
    <>
      {!isEmpty && (
        <DownloadButton
          icon={<FileDown size={16} />}
          load={async () => {
            const file = fileOf(`${name}.pdf`, await api(getBatchSheets, { params: { id: batch.id } }));
            await refresh();
            return file;
          }}
        >
          {t('batches.pdf')}
        </DownloadButton>
      )}
      {!isEmpty && (
        <DownloadButton
          icon={<Scissors size={16} />}
          load={async () => {
            const file = fileOf(`${name}-x4.pdf`, await api(getBatchPress, { params: { id: batch.id } }));
            await refresh();
            return file;
          }}
        >
          {t('batches.press')}
        </DownloadButton>
      )}
      {!batch.printedAt && (!isEmpty || batch.isOutdated) && (
        <Button
          size="desk"
          variant={batch.isOutdated ? 'secondary' : 'primary'}
          icon={<Check size={16} />}
          loading={printed.isPending}
          onClick={() => void markPrinted()}
        >
          {t('batches.markPrinted')}
        </Button>
      )}
      {batch.printedAt && <UnmarkPrinted batch={batch} />}
    </>
  );
}

function UnmarkPrinted({ batch: { id, number } }: { batch: PrintBatchDetail }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const undo = useChange((call) => call(unmarkBatchPrinted, { params: { id } }), {
    refresh: changed,
    done: t('batches.unmarked'),
  });
  async function ask() {
    const isSure = await confirm({
      title: t('batches.unmark.title', { number }),
      text: t('batches.unmark.text'),
      confirm: t('batches.unmark.confirm'),
    });
    if (isSure) undo.mutate();
  }
  return (
    <Button
      size="desk"
      variant="secondary"
      icon={<Undo size={16} />}
      loading={undo.isPending}
      onClick={() => void ask()}
    >
      {t('batches.unmark.label')}
    </Button>
  );
}
