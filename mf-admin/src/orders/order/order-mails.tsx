import { listOrderMails, type OrderMail, resendOrderMail } from '@aimante/api-contract/order-desk';
import { Loaded, useAnswer, useChange } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { ARRIVALS_MS } from '../../desk/arrivals-ms.ts';
import { useMay } from '../../desk/page-rights.ts';
import { Panel } from '../../desk/panel/panel.tsx';
import { useConfirm } from '../../desk/use-confirm.ts';
import { useFormat } from '../../numbers/format.ts';
import { MailState } from '../../platform/mail-columns.tsx';
import { useMailKind } from '../../platform/mail-kinds.ts';
import styles from './order-mails.module.css';

/** The mails of an order that the shop still keeps. One that is still true can be sent again. */
export function OrderMails({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation();
  const may = useMay();
  const query = useAnswer(listOrderMails, {
    queryKey: ['order-mails', orderId],
    params: { id: orderId },
    refetchInterval: ARRIVALS_MS,
  });
  return (
    <Panel title={t('order.mails.title')}>
      <Loaded query={query} skeleton={null}>
        {({ to, mails }) => (
          <div className={styles.stack}>
            {mails.length === 0 && <p>{t('order.mails.empty')}</p>}
            {mails.length > 0 && may('orders:change') && (
              <p>{to === null ? t('order.mails.noRecipient') : t('order.mails.goesTo', { to })}</p>
            )}
            <ul className={styles.mails}>
              {mails.map((mail) => (
                <OneMail key={mail.id} mail={mail} orderId={orderId} lastCopy={lastCopyOf(mail, mails)} />
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

/** The newest mail of the same kind that was already sent again. The list is newest first. */
const lastCopyOf = ({ kind }: OrderMail, mails: readonly OrderMail[]): OrderMail | undefined =>
  mails.find((each) => each.isCopy && each.kind === kind);

interface OneMailProps {
  readonly mail: OrderMail;
  readonly orderId: string;
  readonly lastCopy: OrderMail | undefined;
}

function OneMail({ mail, orderId, lastCopy }: OneMailProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const may = useMay();
  const confirm = useConfirm();
  const kind = useMailKind()(mail.kind);
  const resend = useChange((api) => api(resendOrderMail, { params: { id: orderId, mail: mail.id } }), {
    refresh: [['order-mails', orderId], ['outbox']],
    done: ({ message }) => message,
  });
  async function ask() {
    const isSure =
      !lastCopy ||
      (await confirm({
        title: t('order.mails.againTitle'),
        text: t('order.mails.againText', { kind, time: format.time(lastCopy.createdAt) }),
        confirm: t('order.mails.again'),
      }));
    if (isSure) resend.mutate();
  }
  return (
    <li className={styles.mail}>
      <p className={styles.head}>
        <strong>{kind}</strong>
        <MailState status={mail.status} />
        {mail.isCopy && <small>{t('order.mails.copy')}</small>}
      </p>
      <small>
        {t('order.mails.sentTo', { to: mail.recipient })} · {format.time(mail.sentAt ?? mail.createdAt)}
      </small>
      {mail.obstacle === 'overtaken' && <small>{t('order.mails.overtaken')}</small>}
      {mail.obstacle === null && may('orders:change') && (
        <Button
          size="deskSmall"
          variant="text"
          aria-label={t('order.mails.resendKind', { kind })}
          loading={resend.isPending}
          onClick={() => void ask()}
        >
          {t('order.mails.resend')}
        </Button>
      )}
    </li>
  );
}
