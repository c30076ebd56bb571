import type { Order } from '@aimante/api-contract/orders';
import { Link, untilLoaded, useLocale } from '@aimante/remote';
import { useErrorText } from '@aimante/remote/data';
import { addressLines } from '@aimante/shop/postal';
import { Notice } from '@aimante/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleX from 'lucide-react/icons/circle-x';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiAddress } from '../../order-status/use-api-address.ts';
import { ChoiceWords } from './choice-words.tsx';
import styles from './order-choices.module.css';
import { useCancelOrder } from './use-cancel-order.ts';

// Shares the chunk of the other address forms.
const AddressChange = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "page-account-profile" */ './address-change.tsx')))
    .AddressChange,
}));

export function OrderChoices({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  return (
    <section className={styles.choices} aria-labelledby="order-choices">
      <h2 id="order-choices">{t('order.choices.title')}</h2>
      <ul>
        {order.actions.canChangeAddress && order.shippingAddress && <AddressChoice order={order} />}
        <WriteChoice order={order} />
        <DocumentChoices order={order} />
        {order.actions.canCancel && <CancelChoice order={order} />}
      </ul>
    </section>
  );
}

function AddressChoice({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [, ...place] = order.shippingAddress ? addressLines(order.shippingAddress, locale) : [];
  return (
    <li>
      {!isOpen && (
        <button type="button" className={styles.row} onClick={() => setIsOpen(true)}>
          <MapPin size={18} aria-hidden="true" />
          <ChoiceWords name={t('order.delivery.change')} note={place.join(', ')} />
          <ChevronRight size={18} aria-hidden="true" />
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <AddressChange order={order} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}

function WriteChoice({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  return (
    <li>
      <Link to={`/contact?order=${order.number}`} className={styles.row ?? ''}>
        <MessageSquare size={18} aria-hidden="true" />
        <ChoiceWords name={t('order.action.write')} note={t('order.choices.write')} />
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
    </li>
  );
}

function DocumentChoices({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const address = useApiAddress();
  return order.documents.map(({ kind, label, url }) => (
    <li key={label}>
      <a className={styles.row} href={address(url)} download={`${label}.pdf`}>
        <FileText size={18} aria-hidden="true" />
        <ChoiceWords name={t(`order.documents.${kind}`, { label })} note={t('order.choices.pdf')} />
        <Download size={18} aria-hidden="true" />
      </a>
    </li>
  ));
}

function CancelChoice({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const cancel = useCancelOrder(order);
  const note = t(order.paymentStatus === 'paid' ? 'order.choices.cancelPaid' : 'order.choices.cancelUnpaid');
  return (
    <li>
      {cancel.error && <Notice tone="danger">{errorText(cancel.error)}</Notice>}
      <button
        type="button"
        className={styles.row}
        data-tone="danger"
        aria-busy={cancel.isPending || undefined}
        onClick={() => void (cancel.isPending || cancel.ask())}
      >
        <CircleX size={18} aria-hidden="true" />
        <ChoiceWords name={t('order.action.cancel')} note={note} />
        <ChevronRight size={18} aria-hidden="true" />
      </button>
    </li>
  );
}
