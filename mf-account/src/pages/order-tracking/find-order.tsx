import { ApiError } from '@aimante/api-contract';
import { requestOrderLink } from '@aimante/api-contract/orders';
import { Link, useSearchParams, useSession } from '@aimante/remote';
import { useChange, useErrorText } from '@aimante/remote/data';
import { Button, Notice, PageIntro, TextField, Link as UiLink } from '@aimante/ui';
import MailCheck from 'lucide-react/icons/mail-check';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { looksLikeEmail } from '../../form/looks-like-email.ts';
import { typedText } from '../../form/typed-text.ts';
import { looksLikeOrderNumber } from './order-number.ts';
import styles from './order-tracking.module.css';
import { RecentOrders } from './recent-orders.tsx';

interface FindOrderProps {
  /** True when the visitor came by a link that is invalid or has expired. */
  readonly isLinkDead?: boolean;
}

/** Finds an order by number and e-mail. The answer goes by mail, so the page never reveals whether an order exists. */
export function FindOrder({ isLinkDead = false }: FindOrderProps) {
  const { t } = useTranslation();
  const session = useSession();
  const ask = useChange((api, body: { number: string; email: string }) => api(requestOrderLink, { body }), {
    failure: 'inline',
  });
  return (
    <div className={styles.find}>
      <PageIntro
        title={t(isLinkDead ? 'tracking.dead.title' : 'tracking.find.title')}
        text={t(isLinkDead ? 'tracking.dead.text' : 'tracking.find.text')}
      />
      {session && <RecentOrders />}
      {ask.isSuccess ? (
        <LinkSent email={ask.variables.email} message={ask.data.message} onAgain={ask.reset} />
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

type Faults = Partial<Record<'number' | 'email', 'form.fault.required' | 'form.fault.email' | 'tracking.find.format'>>;

interface FindFormProps {
  readonly ask: {
    readonly mutate: (body: { number: string; email: string }) => void;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
}

function FindForm({ ask }: FindFormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const [faults, setFaults] = useState<Faults>({});

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [number, email] = [typedText(data, 'number').trim(), typedText(data, 'email').trim()];
    const found = faultsOf(number, email);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else ask.mutate({ number, email });
  }

  return (
    <form className={form.form} onSubmit={submit} noValidate>
      {ask.error && <Notice tone={isThrottled(ask.error) ? 'warning' : 'danger'}>{errorText(ask.error)}</Notice>}
      <TextField
        name="number"
        label={t('orders.search.label')}
        help={t('tracking.find.where')}
        defaultValue={search.get('order') ?? ''}
        placeholder="PM-26-004217"
        autoComplete="off"
        autoCapitalize="characters"
        error={faults.number && t(faults.number)}
        onChange={() => setFaults((known) => without(known, 'number'))}
        required
      />
      <TextField
        name="email"
        type="email"
        label={t('form.email.label')}
        help={t('tracking.find.which')}
        autoComplete="email"
        error={faults.email && t(faults.email)}
        onChange={() => setFaults((known) => without(known, 'email'))}
        required
      />
      <Button type="submit" loading={ask.isPending} loadingLabel={t('tracking.find.busy')}>
        {t('tracking.find.submit')}
      </Button>
    </form>
  );
}

const isThrottled = (error: Error) => error instanceof ApiError && error.status === 429;

export function faultsOf(number: string, email: string): Faults {
  return {
    ...(!number
      ? { number: 'form.fault.required' as const }
      : !looksLikeOrderNumber(number) && { number: 'tracking.find.format' as const }),
    ...(!email
      ? { email: 'form.fault.required' as const }
      : !looksLikeEmail(email) && { email: 'form.fault.email' as const }),
  };
}

function without(faults: Faults, name: keyof Faults): Faults {
  const { [name]: _, ...rest } = faults;
  return rest;
}

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
