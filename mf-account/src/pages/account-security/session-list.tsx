import { revokeOtherSessions, revokeSession, type Session } from '@aimante/api-contract/identity';
import { useLocale } from '@aimante/remote';
import { Loaded, useChange } from '@aimante/remote/data';
import { formatDate } from '@aimante/shop/calendar';
import { readDevice } from '@aimante/shop/device-name';
import { Badge, Button, Card, Skeleton } from '@aimante/ui';
import MonitorIcon from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import styles from './session-list.module.css';
import { SESSIONS_KEY, useSessions } from './use-sessions.ts';

/** Number of sessions before "show all". */
const SHOWN = 5;

export function SessionList() {
  const { t } = useTranslation();
  const sessions = useSessions();
  const end = useEndSessions();
  return (
    <Card className={form.card} render={<section aria-labelledby="session-list" />}>
      <h2 className={form.title} id="session-list">
        {t('security.sessions.title')}
      </h2>
      <p className={form.lead}>{t('security.sessions.text')}</p>
      <Loaded
        query={sessions}
        skeleton={<Skeleton shape="block" height="8rem" />}
        failure={t('security.sessions.failure')}
      >
        {(list) => (
          <>
            <SessionRows sessions={list.slice(0, SHOWN)} end={end} />
            {list.length > SHOWN && (
              <details className={styles.others}>
                <summary>{t('security.sessions.more', { count: list.length - SHOWN })}</summary>
                <SessionRows sessions={list.slice(SHOWN)} end={end} />
              </details>
            )}
            {list.length > 1 && (
              <Button variant="secondary" size="small" loading={end.isPending} onClick={() => end.mutate(undefined)}>
                {t('security.sessions.endOthers')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function useEndSessions() {
  return useChange(
    (api, id: string | undefined) => (id ? api(revokeSession, { params: { id } }) : api(revokeOtherSessions)),
    {
      done: ({ message }) => message,
      refresh: [SESSIONS_KEY],
    },
  );
}

interface SessionRowsProps {
  readonly sessions: readonly Session[];
  readonly end: ReturnType<typeof useEndSessions>;
}

function SessionRows({ sessions, end }: SessionRowsProps) {
  return (
    <ul className={styles.list}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} isEnding={end.isPending} onEnd={() => end.mutate(session.id)} />
      ))}
    </ul>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { browser, system, isHandheld } = readDevice(session.userAgent);
  const name =
    browser && system
      ? t('security.sessions.device', { browser, system })
      : (browser ?? system ?? t('security.sessions.unknown'));
  return (
    <li className={styles.row}>
      {isHandheld ? <Smartphone size={22} aria-hidden="true" /> : <MonitorIcon size={22} aria-hidden="true" />}
      <div>
        <strong>{name}</strong>
        <span className={styles.facts}>
          {t('security.sessions.lastUsed', { date: formatDate(session.lastUsedAt, locale, 'weekdayMoment') })}
          {session.ip && ` · ${session.ip}`}
        </span>
      </div>
      {session.isCurrent ? (
        <Badge tone="success">{t('security.sessions.current')}</Badge>
      ) : (
        <Button
          variant="text"
          size="small"
          disabled={isEnding}
          aria-label={t('security.sessions.endOne', { name })}
          onClick={onEnd}
        >
          {t('security.sessions.end')}
        </Button>
      )}
    </li>
  );
}
