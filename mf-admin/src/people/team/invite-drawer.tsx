import { inviteMember, type Member, type Role } from '@aimante/api-contract/team';
import { invitationSchema } from '@aimante/api-contract/team/schemas';
import { useApi, useRefresh } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { useRolesField } from './role-choice.tsx';
import { TEAM_KEY } from './team-words.ts';
import { usePasswordField } from './use-password-field.ts';

interface InviteDrawerProps {
  readonly roles: readonly Role[];
  /** Invited before: the invitation is sent again. */
  readonly again?: Member | undefined;
  /** Chosen from the start. */
  readonly invitedRole?: string | null;
  readonly onClose: () => void;
}

export function InviteDrawer({ roles, again, invitedRole, onClose }: InviteDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(TEAM_KEY);
  const rolesField = useRolesField(roles);
  const passwordField = usePasswordField();
  return (
    <EditDrawer
      title={t(again ? 'team.inviteAgain' : 'team.invite')}
      saveLabel={t('team.sendInvitation')}
      onClose={onClose}
      schema={invitationSchema}
      saved={again ?? { roles: roles.map(({ id }) => id).filter((id) => id === invitedRole) }}
      specs={[
        { name: 'email', label: t('team.email'), isWide: true },
        { name: 'firstName', label: t('users.firstName') },
        { name: 'lastName', label: t('users.lastName') },
        rolesField,
        passwordField,
      ]}
      onSave={async (body) => {
        await api(inviteMember, { body });
        await refresh();
      }}
    >
      <p>{t('team.inviteText')}</p>
    </EditDrawer>
  );
}
