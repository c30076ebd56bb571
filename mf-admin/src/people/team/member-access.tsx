import type { Session } from '@aimante/api-contract/identity';
import type { Passkey } from '@aimante/api-contract/second-factor';
import {
  type MemberAccess as Access,
  endMemberSession,
  endMemberSessions,
  getMember,
  type Member,
  removeMemberPasskey,
  resetMemberFactors,
} from '@aimante/api-contract/team';
import { Loaded, useAnswer, useChange } from '@aimante/remote/data';
import { deviceName } from '@aimante/shop/device-name';
import { AlertDialog, Badge, Button, IconButton, Skeleton } from '@aimante/ui';
import KeyRound from 'lucide-react/icons/key-round';
import MonitorIcon from 'lucide-react/icons/monitor';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';
import styles from './member-access.module.css';
import { nameOfMember, TEAM_KEY } from './team-words.ts';

/** How a member gets in: passkeys, and the sessions that are open. */
export function MemberAccess({ member }: { readonly member: Member }) {
  const { t } = useTranslation();
  const access = useAnswer(getMember, { queryKey: accessKey(member), params: { id: member.id } });
  return (
    <Loaded query={access} skeleton={<Skeleton shape="block" height="10rem" />}>
      {(found) => (
        <div className={styles.access}>
          <h3>{t('team.access.factors')}</h3>
          <Factors access={found} member={member} />
          <h3>{t('team.access.sessions')}</h3>
          <Sessions sessions={found.sessions} member={member} />
        </div>
      )}
    </Loaded>
  );
}

/** Not below the key of the team: a member who is removed has no access to read again. */
const accessKey = ({ id }: Member) => ['team-access', id];

function Factors({ access: { passkeys, hasCodeApp }, member }: { readonly access: Access; readonly member: Member }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (passkeys.length === 0 && !hasCodeApp) return <p className={styles.empty}>{t('team.access.noFactor')}</p>;
  return (
    <>
      <ul className={styles.rows}>
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <KeyRound size={18} aria-hidden="true" />
            <span className={styles.name}>
              {passkey.name}
              <small>
                {[passkey.isSynced && t('team.access.synced'), format.time(passkey.lastUsedAt ?? passkey.createdAt)]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
            <RemovePasskey passkey={passkey} member={member} />
          </li>
        ))}
        {hasCodeApp && (
          <li>
            <KeyRound size={18} aria-hidden="true" />
            <span className={styles.name}>{t('team.access.codeApp')}</span>
          </li>
        )}
      </ul>
      <ResetFactors member={member} />
    </>
  );
}

function RemovePasskey({ passkey: { id, name }, member }: { readonly passkey: Passkey; readonly member: Member }) {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  const remove = useChange((api) => api(removeMemberPasskey, { params: { id: member.id, passkey: id } }), {
    refresh: [TEAM_KEY, accessKey(member)],
    done: t('team.access.wasRemoved'),
  });
  return (
    <AlertDialog
      open={isAsked}
      onOpenChange={setIsAsked}
      title={t('team.access.removeTitle', { name })}
      trigger={
        <IconButton label={t('team.access.remove', { name })} size="desk" variant="ghost" disabled={remove.isPending}>
          <Trash2 size={18} />
        </IconButton>
      }
      confirmLabel={t('action.delete')}
      cancelLabel={t('action.back')}
      onConfirm={() => remove.mutate()}
    >
      {t('team.access.removeText')}
    </AlertDialog>
  );
}

function ResetFactors({ member }: { readonly member: Member }) {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  const reset = useChange((api) => api(resetMemberFactors, { params: { id: member.id } }), {
    refresh: [TEAM_KEY, accessKey(member)],
    done: t('team.access.wasReset'),
  });
  return (
    <AlertDialog
      open={isAsked}
      onOpenChange={setIsAsked}
      title={t('team.access.resetTitle', { name: nameOfMember(member) })}
      trigger={
        <Button variant="secondary" size="deskSmall" loading={reset.isPending}>
          {t('team.access.reset')}
        </Button>
      }
      confirmLabel={t('team.access.reset')}
      cancelLabel={t('action.back')}
      onConfirm={() => reset.mutate()}
    >
      {t('team.access.resetText')}
    </AlertDialog>
  );
}

function Sessions({ sessions, member }: { readonly sessions: readonly Session[]; readonly member: Member }) {
  const { t } = useTranslation();
  const format = useFormat();
  const refresh = [TEAM_KEY, accessKey(member)];
  const endAll = useChange((api) => api(endMemberSessions, { params: { id: member.id } }), {
    refresh,
    done: ({ message }) => message,
  });
  const endOne = useChange((api, session: string) => api(endMemberSession, { params: { id: member.id, session } }), {
    refresh,
    done: t('team.access.ended'),
  });
  if (sessions.length === 0) return <p className={styles.empty}>{t('team.access.noSession')}</p>;
  return (
    <>
      <ul className={styles.rows}>
        {sessions.map(({ id, userAgent, ip, lastUsedAt, isCurrent }) => (
          <li key={id}>
            <MonitorIcon size={18} aria-hidden="true" />
            <span className={styles.name}>
              {deviceName(userAgent) ?? t('team.access.unknownDevice')}
              <small>{[ip, format.time(lastUsedAt)].filter(Boolean).join(', ')}</small>
            </span>
            {isCurrent ? (
              <Badge tone="success">{t('team.access.current')}</Badge>
            ) : (
              <Button
                variant="secondary"
                size="deskSmall"
                disabled={endOne.isPending}
                onClick={() => endOne.mutate(id)}
              >
                {t('team.access.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="text" size="deskSmall" loading={endAll.isPending} onClick={() => endAll.mutate()}>
          {t('team.endSessions', { count: sessions.length })}
        </Button>
      )}
    </>
  );
}
