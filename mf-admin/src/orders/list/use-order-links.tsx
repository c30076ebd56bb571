import type { DeskOrder } from '@aimante/api-contract/order-desk';
import { usePlatform } from '@aimante/remote';
import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import { useTranslation } from 'react-i18next';
import type { RowLink } from '../../list/source/list-types.ts';

export function useOrderLinks(): (order: DeskOrder) => readonly RowLink[] {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  async function copy(number: string) {
    try {
      await navigator.clipboard.writeText(number);
      notify({ kind: 'success', text: t('orders.copied', { number }) });
    } catch {
      notify({ kind: 'error', text: t('orders.notCopied', { number }) });
    }
  }
  return ({ number, customer }) => [
    { id: 'copy', label: t('orders.copyNumber'), icon: <Copy size={16} />, go: () => void copy(number) },
    {
      id: 'mail',
      label: t('orders.mail'),
      icon: <Mail size={16} />,
      go: `mailto:${customer.email}?subject=${encodeURIComponent(t('orders.mailSubject', { number }))}`,
    },
  ];
}
