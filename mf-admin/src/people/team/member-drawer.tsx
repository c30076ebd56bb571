import { endMemberSessions, type Member, type Role, setMemberRoles } from '@aimante/api-contract/team';
import { memberRolesSchema } from '@aimante/api-contract/team/schemas';
import { useApi, useChange, useRefresh } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { useRolesField } from './role-choice.tsx';
import styles from './team.module.css';
import { nameOfMember, TEAM_KEY } from './team-words.ts';
import { usePasswordField } from './use-password-field.ts';

interface MemberDrawerProps {
  readonly member: Member;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}

/** The roles of a member. Without a role the person leaves the team. */
export function MemberDrawer({ member, roles, onClose }: MemberDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(TEAM_KEY);
  const rolesField = useRolesField(roles);
  const passwordField = usePasswordField();
  const end = useChange((call) => call(endMemberSessions, { params: { id: member.id } }), {
    refresh: [TEAM_KEY],
    done: ({ message }) => message,
  });
  return (
    <EditDrawer
      title={nameOfMember(member)}
      onClose={onClose}
      schema={memberRolesSchema}
      saved={member}
      specs={[{ ...rolesField, help: t('team.noRole') }, passwordField]}
      onSave={async (body) => {
        await api(setMemberRoles, { params: { id: member.id }, body });
        await refresh();
      }}
    >
      <p>{t('team.noRole')}</p>
      {member.openSessions > 0 && (
        <div className={styles.actions}>
          <Button variant="secondary" size="desk" loading={end.isPending} onClick={() => end.mutate()}>
            {t('team.endSessions', { count: member.openSessions })}
          </Button>
        </div>
      )}
    </EditDrawer>
  );
}
