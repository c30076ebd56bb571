import { getTeam, type Member, type Role, type Team } from '@aimante/api-contract/team';
import { Link, useSearchParams } from '@aimante/remote';
import { Loaded, useAnswer } from '@aimante/remote/data';
import { Button, Skeleton } from '@aimante/ui';
import ScrollText from 'lucide-react/icons/scroll-text';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../desk/desk.tsx';
import { useMay } from '../../desk/page-rights.ts';
import { INVITED_ROLE } from '../../people/team/invitation-address.ts';
import { InviteDrawer } from '../../people/team/invite-drawer.tsx';
import { MemberDrawer } from '../../people/team/member-drawer.tsx';
import { MembersPanel } from '../../people/team/members-panel.tsx';
import { RightsPanel } from '../../people/team/rights-panel.tsx';
import { RoleDrawer } from '../../people/team/role-drawer.tsx';
import { SingleKeys } from '../../people/team/single-keys.tsx';
import styles from '../../people/team/team.module.css';
import { TEAM_KEY } from '../../people/team/team-words.ts';

type Opened = { readonly member: Member } | { readonly role: Role | 'new' } | 'invitation';

/** The people of the back office, and what each role may do. */
export function TeamPage() {
  const { t } = useTranslation();
  const mayChange = useMay()('team:all');
  const [params, setParams] = useSearchParams();
  const invitedRole = params.get(INVITED_ROLE);
  const [opened, setOpened] = useState<Opened | undefined>(invitedRole === null ? undefined : 'invitation');
  const team = useAnswer(getTeam, { queryKey: TEAM_KEY });
  function close() {
    setOpened(undefined);
    if (invitedRole !== null) setParams({}, { replace: true });
  }
  return (
    <Desk
      title={t('links.team')}
      lead={team.data && t('team.lead', { count: team.data.members.length })}
      actions={
        <>
          <Button
            variant="secondary"
            size="desk"
            icon={<ScrollText size={16} />}
            render={<Link to="/admin/team/journal" />}
          >
            {t('team.journal.title')}
          </Button>
          {mayChange && (
            <Button size="desk" icon={<UserPlus size={16} />} onClick={() => setOpened('invitation')}>
              {t('team.invite')}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={team} skeleton={<Skeleton shape="block" height="30rem" />}>
        {(found) => (
          <div className={styles.stack}>
            <SingleKeys members={found.members} />
            <MembersPanel team={found} mayChange={mayChange} onOpen={(member) => setOpened({ member })} />
            <RightsPanel roles={found.roles} mayChange={mayChange} onOpen={(role) => setOpened({ role })} />
            {opened && mayChange && <OpenedDrawer opened={opened} team={found} {...{ invitedRole }} onClose={close} />}
          </div>
        )}
      </Loaded>
    </Desk>
  );
}

interface OpenedDrawerProps {
  readonly opened: Opened;
  readonly team: Team;
  /** Chosen from the start in an invitation. */
  readonly invitedRole: string | null;
  readonly onClose: () => void;
}

function OpenedDrawer({ opened, team: { roles, ownId }, invitedRole, onClose }: OpenedDrawerProps) {
  if (opened === 'invitation') return <InviteDrawer {...{ roles, invitedRole, onClose }} />;
  if ('role' in opened) return <RoleDrawer role={opened.role === 'new' ? undefined : opened.role} onClose={onClose} />;
  const { member } = opened;
  if (member.isInvited) return <InviteDrawer roles={roles} again={member} onClose={onClose} />;
  return (
    <MemberDrawer key={member.id} member={member} isOneself={member.id === ownId} roles={roles} onClose={onClose} />
  );
}
