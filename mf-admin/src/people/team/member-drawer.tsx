import { type Member, type Role, setMemberRoles } from '@aimante/api-contract/team';
import { memberRolesSchema } from '@aimante/api-contract/team/schemas';
import { Link } from '@aimante/remote';
import { useApi, useRefresh } from '@aimante/remote/data';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../form/edit-drawer.tsx';
import { useFormat } from '../../numbers/format.ts';
import { FinalDrawer } from './final-drawer.tsx';
import { MemberAccess } from './member-access.tsx';
import { useRolesField } from './role-choice.tsx';
import styles from './team.module.css';
import { nameOfMember, TEAM_KEY } from './team-words.ts';
import { usePasswordField } from './use-password-field.ts';

interface MemberDrawerProps {
  readonly member: Member;
  /** A member cannot remove their own account from the team. */
  readonly isOneself: boolean;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}

/** The roles of a member. Without a role the person leaves the team. */
export function MemberDrawer({ member, isOneself, roles, onClose }: MemberDrawerProps) {
  const { t } = useTranslation();
  const api = useApi();
  const { refresh } = useRefresh(TEAM_KEY);
  const rolesField = useRolesField(roles);
  const passwordField = usePasswordField();
  const format = useFormat();
  return (
    <EditDrawer
      title={nameOfMember(member)}
      onClose={onClose}
      schema={memberRolesSchema}
      saved={member}
      above={member.since && <p className={styles.since}>{t('team.since', { day: format.day(member.since) })}</p>}
      specs={[{ ...rolesField, help: t('team.noRole') }, passwordField]}
      onSave={async (body) => {
        await api(setMemberRoles, { params: { id: member.id }, body });
        await refresh();
      }}
    >
      <MemberAccess member={member} />
      <div className={styles.leave}>
        {!isOneself && (
          <FinalDrawer
            label={t('team.remove')}
            title={t('team.removeTitle', { name: nameOfMember(member) })}
            text={t('team.removeText')}
            onConfirm={(password) => api(setMemberRoles, { params: { id: member.id }, body: { roles: [], password } })}
            onDone={onClose}
          />
        )}
        <Link to={`/admin/team/journal?actor=${member.id}`}>{t('team.journal.ofMember')}</Link>
      </div>
    </EditDrawer>
  );
}
