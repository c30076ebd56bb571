import {
  layOutBatch,
  markBatchPrinted,
  type PrintBatchDetail,
  unmarkBatchPrinted,
} from '@aimante/api-contract/batches';
import { useChange } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import Check from 'lucide-react/icons/check';
import Shuffle from 'lucide-react/icons/shuffle';
import Undo from 'lucide-react/icons/undo-2';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../desk/use-confirm.ts';
import { SheetsFile } from './batch-files.tsx';
import { isPrintable, isSpread } from './batch-tiles.ts';

const changed = [['batches'], ['orders'], ['dashboard'], ['materials']];

/** The PDF and the next step. A batch without remaining tiles has neither. */
export function BatchActions({ batch }: { batch: PrintBatchDetail }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
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
  return (
    <>
      {isSpread(batch) && <LayOutAgain batch={batch} />}
      {!isEmpty && <SheetsFile batch={batch} />}
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

/** After magnets were voided: the others take their places, on fewer sheets if they fit. */
function LayOutAgain({ batch: { id, version } }: { batch: PrintBatchDetail }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const layOut = useChange((call) => call(layOutBatch, { params: { id } }), {
    refresh: changed,
    done: ({ sheets }) => t('batches.layOut.done', { count: sheets }),
  });
  async function ask() {
    const isSure = await confirm({
      title: t('batches.layOut.title'),
      text: t('batches.layOut.text', { version: version + 1 }),
      confirm: t('batches.layOut.label'),
    });
    if (isSure) layOut.mutate();
  }
  return (
    <Button
      size="desk"
      variant="secondary"
      icon={<Shuffle size={16} />}
      loading={layOut.isPending}
      onClick={() => void ask()}
    >
      {t('batches.layOut.label')}
    </Button>
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
