import type { Member, Team } from '@aimante/api-contract/team';
import { Badge, Button, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import type { LucideIcon } from 'lucide-react';
import Calculator from 'lucide-react/icons/calculator';
import Crown from 'lucide-react/icons/crown';
import Hammer from 'lucide-react/icons/hammer';
import KeyRound from 'lucide-react/icons/key-round';
import Store from 'lucide-react/icons/store';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../desk/panel/panel.tsx';
import { RowName } from '../../list/row-name.tsx';
import { useFormat } from '../../numbers/format.ts';
import styles from './team.module.css';
import { nameOfMember, useRoleName } from './team-words.ts';

interface MembersPanelProps {
  readonly team: Team;
  readonly mayChange: boolean;
  readonly onOpen: (member: Member) => void;
}

export function MembersPanel({ team, mayChange, onOpen }: MembersPanelProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t('team.members')} isFlush>
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
                <RowName detail={member.email}>{nameOfMember(member)}</RowName>
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

const icons: Readonly<Record<string, LucideIcon>> = {
  owner: Crown,
  workshop: Hammer,
  market: Store,
  accountant: Calculator,
};

/** A role that the shop has added gets the icon of a person. */
function RoleIcon({ role }: { readonly role: string }) {
  const Icon = icons[role] ?? UserRound;
  return <Icon size={14} />;
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
  const { passkeys, hasCodeApp, isInvited } = member;
  const count = passkeys + (hasCodeApp ? 1 : 0);
  if (isInvited) return '–';
  if (count === 0) return <Badge tone="warning">{t('team.access.none')}</Badge>;
  return (
    <span className={styles.factors} data-few={count === 1 || undefined}>
      {count === 1 ? <TriangleAlert size={16} aria-hidden="true" /> : <KeyRound size={16} aria-hidden="true" />}
      {t('team.access.count', { count })}
    </span>
  );
}

function Seen({ member }: { member: Member }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!member.isActive) return <Badge tone="warning">{t('users.states.deactivated')}</Badge>;
  if (member.isInvited) return t('team.invited');
  return member.lastSeenAt ? format.time(member.lastSeenAt) : t('users.never');
}
