import { ApiError } from '@aimante/api-contract';
import { requestOrderLink } from '@aimante/api-contract/orders';
import { orderLinkRequestSchema } from '@aimante/api-contract/orders/schemas';
import { Link, useSearchParams, useSession } from '@aimante/remote';
import { ApiForm, useApiForm } from '@aimante/remote/form';
import { Button, PageIntro, TextField, Link as UiLink } from '@aimante/ui';
import MailCheck from 'lucide-react/icons/mail-check';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import form from '../../form/form.module.css';
import { looksLikeOrderNumber } from './order-number.ts';
import styles from './order-tracking.module.css';
import { RecentOrders } from './recent-orders.tsx';

interface FindOrderProps {
  /** True when the visitor came by a link that is invalid or has expired. */
  readonly isLinkInvalid?: boolean;
}

/** Finds an order by number and e-mail. The answer goes by mail, so the page never reveals whether an order exists. */
export function FindOrder({ isLinkInvalid = false }: FindOrderProps) {
  const { t } = useTranslation();
  const session = useSession();
  const [search] = useSearchParams();
  const ask = useFindForm(search.get('order') ?? '');
  const { change } = ask;
  return (
    <div className={styles.find}>
      <PageIntro
        title={t(isLinkInvalid ? 'tracking.invalid.title' : 'tracking.find.title')}
        text={t(isLinkInvalid ? 'tracking.invalid.text' : 'tracking.find.text')}
      />
      {session && <RecentOrders />}
      {change.isSuccess ? (
        <LinkSent email={change.variables.email} message={change.data.message} onAgain={ask.again} />
      ) : (
        <FindForm ask={ask} />
      )}
      {!session && (
        <p className={styles.quiet}>
          {t('tracking.find.account')}{' '}
          <UiLink render={<Link to="/auth/login?redirect=/orders" />}>{t('tracking.find.login')}</UiLink>
        </p>
      )}
    </div>
  );
}

const findSchema = orderLinkRequestSchema.extend({ number: z.string().refine(looksLikeOrderNumber) });

const useFindForm = (number: string) =>
  useApiForm({
    schema: findSchema,
    defaultValues: { number, email: '' },
    send: (api, body) => api(requestOrderLink, { body }),
  });

function FindForm({ ask }: { readonly ask: ReturnType<typeof useFindForm> }) {
  const { t } = useTranslation();
  const { error, isPending } = ask.change;
  return (
    <ApiForm form={ask} className={form.form} failureTone={isThrottled(error) ? 'warning' : 'danger'}>
      <TextField
        {...ask.field('number', t('orders.search.label'))}
        help={t('tracking.find.where')}
        placeholder="PM-26-004217"
        autoComplete="off"
        autoCapitalize="characters"
        required
      />
      <TextField
        {...ask.field('email', t('form.email.label'))}
        type="email"
        help={t('tracking.find.which')}
        autoComplete="email"
        required
      />
      <Button type="submit" loading={isPending} loadingLabel={t('tracking.find.busy')}>
        {t('tracking.find.submit')}
      </Button>
    </ApiForm>
  );
}

const isThrottled = (error: Error | null) => error instanceof ApiError && error.status === 429;

interface LinkSentProps {
  readonly email: string;
  /** The server's message: the same whether the order exists or not. */
  readonly message: string;
  readonly onAgain: () => void;
}

function LinkSent({ email, message, onAgain }: LinkSentProps) {
  const { t } = useTranslation();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <div ref={words} tabIndex={-1} role="status">
        <MailCheck size={28} aria-hidden="true" />
        <p className={styles.address}>{email}</p>
        <p>{message}</p>
      </div>
      <Button variant="secondary" onClick={onAgain}>
        {t('tracking.sent.again')}
      </Button>
    </div>
  );
}
