import type { Member, Team } from '@aimante/api-contract/team';
import { Badge, Button, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import KeyRound from 'lucide-react/icons/key-round';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { RowName } from '../../list/row-name.tsx';
import { useFormat } from '../../numbers/format.ts';
import { useNow } from '../../numbers/use-now.ts';
import { Initials } from './initials.tsx';
import { RoleIcon } from './role-icon.tsx';
import styles from './team.module.css';
import { factorsOf, nameOfMember, useRoleName } from './team-words.ts';

interface MembersPanelProps {
  readonly team: Team;
  readonly mayChange: boolean;
  readonly onOpen: (member: Member) => void;
}

export function MembersPanel({ team, mayChange, onOpen }: MembersPanelProps) {
  const { t } = useTranslation();
  return (
    <Panel
      title={t('team.members')}
      isFlush
      actions={
        team.seats && (
          <span className={styles.seats}>{t('team.seats', { taken: team.members.length, count: team.seats })}</span>
        )
      }
    >
      <Table caption={t('team.members')} size="desk" className={styles.table}>
        <TableHead>
          <TableHeadCell>{t('team.member')}</TableHeadCell>
          <TableHeadCell>{t('team.role')}</TableHeadCell>
          <TableHeadCell>{t('team.access.factors')}</TableHeadCell>
          <TableHeadCell>{t('team.seen')}</TableHeadCell>
          {mayChange && <TableHeadCell>{t('team.actions')}</TableHeadCell>}
        </TableHead>
        <TableBody>
          {team.members.map((member) => (
            <TableRow key={member.id}>
              <TableCell isRowHeader>
                <span className={styles.person}>
                  <Initials member={member} />
                  <RowName detail={member.email}>
                    {nameOfMember(member)}
                    {member.id === team.ownId && <span className={styles.you}> {t('team.you')}</span>}
                  </RowName>
                </span>
              </TableCell>
              <TableCell label={t('team.role')}>
                <RoleBadges member={member} roles={team.roles} />
              </TableCell>
              <TableCell label={t('team.access.factors')}>
                <Factors member={member} />
              </TableCell>
              <TableCell label={t('team.seen')}>
                <Seen member={member} />
              </TableCell>
              {mayChange && (
                <TableCell>
                  <Button variant="text" size="deskSmall" onClick={() => onOpen(member)}>
                    {t(member.isInvited ? 'team.resend' : 'team.change')}
                  </Button>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

function RoleBadges({ member, roles }: { member: Member; roles: Team['roles'] }) {
  const nameOf = useRoleName();
  return (
    <span className={styles.roles}>
      {roles
        .filter(({ id }) => member.roles.includes(id))
        .map((role) => (
          <Badge key={role.id} tone={role.id === 'owner' ? 'info' : 'neutral'} icon={<RoleIcon role={role.id} />}>
            {nameOf(role)}
          </Badge>
        ))}
    </span>
  );
}

/** One passkey is a warning: a lost phone would lock its owner out. */
function Factors({ member }: { member: Member }) {
  const { t } = useTranslation();
  const count = factorsOf(member);
  if (member.isInvited) return '–';
  if (count === 0) return <Badge tone="warning">{t('team.access.none')}</Badge>;
  return (
    <span className={styles.factors} data-few={count === 1 || undefined}>
      {count === 1 ? <TriangleAlert size={16} aria-hidden="true" /> : <KeyRound size={16} aria-hidden="true" />}
      {t('team.access.count', { count })}
    </span>
  );
}

/** An open tab renews its session every ten minutes. */
const ONLINE_MINUTES = 15;

function Seen({ member }: { member: Member }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { lastSeenAt, invitedUntil } = member;
  if (!member.isActive) return <Badge tone="warning">{t('users.states.deactivated')}</Badge>;
  if (member.isInvited) return <Invited until={invitedUntil ?? undefined} now={now} />;
  if (!lastSeenAt) return t('users.never');
  const isOnline =
    member.openSessions > 0 && now !== undefined && now - Date.parse(lastSeenAt) < ONLINE_MINUTES * 60_000;
  return isOnline ? <span className={styles.online}>{t('team.online')}</span> : format.time(lastSeenAt);
}

function Invited({ until, now }: { until: string | undefined; now: number | undefined }) {
  const { t } = useTranslation();
  const hours = until && now ? Math.ceil((Date.parse(until) - now) / 3_600_000) : 0;
  return (
    <RowName detail={hours > 0 ? t('team.linkLasts', { count: hours }) : t('team.linkOver')}>
      {t('team.invited')}
    </RowName>
  );
}
