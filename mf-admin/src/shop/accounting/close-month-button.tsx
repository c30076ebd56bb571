import { type BookMonths, closeBookMonth } from '@aimante/api-contract/books';
import { useLocale } from '@aimante/remote';
import { useChange } from '@aimante/remote/data';
import { formatDate } from '@aimante/shop/calendar';
import { Button } from '@aimante/ui';
import Lock from 'lucide-react/icons/lock';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../desk/page-rights.ts';
import { useConfirm } from '../../desk/use-confirm.ts';

/** Closes the oldest open month, after a question: it cannot be opened again. */
export function CloseMonthButton({ next }: Pick<BookMonths, 'next'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const may = useMay();
  const confirm = useConfirm();
  const month = next ? formatDate(`${next.month}-01`, locale, 'monthAndYear') : '';
  const close = useChange((api, name: string) => api(closeBookMonth, { body: { month: name } }), {
    refresh: [['book-months'], ['accounting']],
    done: t('accounting.close.done', { month }),
  });
  if (!next?.isOver || !may('books:all')) return null;
  const isReady = next.checks.every(({ isMet, isRequired }) => isMet || !isRequired);
  async function ask(name: string) {
    const isSure = await confirm({
      title: t('accounting.close.title', { month }),
      text: t('accounting.close.text'),
      confirm: t('accounting.close.confirm'),
    });
    if (isSure) close.mutate(name);
  }
  return (
    <Button
      size="desk"
      icon={<Lock size={16} />}
      disabled={!isReady}
      loading={close.isPending}
      onClick={() => void ask(next.month)}
    >
      {t('accounting.close.label', { month })}
    </Button>
  );
}
