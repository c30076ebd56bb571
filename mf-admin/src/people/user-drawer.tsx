import { forgotPassword } from '@aimante/api-contract/identity';
import { deleteUser, listUsers, type UserRow, updateUser } from '@aimante/api-contract/users';
import { userUpdateSchema } from '@aimante/api-contract/users/schemas';
import { Link } from '@aimante/remote';
import { useApi, useChange, useRefresh } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../desk/page-rights.ts';
import { EditDrawer } from '../form/edit-drawer.tsx';
import { RemoveButton } from '../form/remove-button.tsx';
import { useLatest } from '../form/use-latest.ts';
import { nameOfUser } from './user-columns.tsx';
import styles from './user-drawer.module.css';

const schema = userUpdateSchema.omit({ version: true, phone: true });

/** An account: its name, and whether it is active. Never its password. The page of the team sets roles. */
export function UserDrawer({ user: given, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation();
  const api = useApi();
  const [user, reload] = useLatest(given, async (call) => {
    const { items } = await call(listUsers, { query: { search: given.email } });
    return items.find(({ id }) => id === given.id);
  });
  const { refresh } = useRefresh(['users']);
  return (
    <EditDrawer
      title={nameOfUser(user)}
      onClose={onClose}
      onReload={reload}
      schema={schema}
      saved={user}
      specs={[
        { name: 'firstName', label: t('users.firstName') },
        { name: 'lastName', label: t('users.lastName') },
        { name: 'isActive', label: t('users.mayLogIn'), kind: 'switch' },
      ]}
      onSave={async (body) => {
        await api(updateUser, { params: { id: user.id }, body: { ...body, version: user.version } });
        await refresh();
      }}
    >
      <UserActions user={user} onClose={onClose} />
    </EditDrawer>
  );
}

function UserActions({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation();
  const may = useMay();
  const reset = useChange((api) => api(forgotPassword, { body: { email: user.email } }), {
    done: t('users.resetSent'),
  });
  const anonymise = useChange((api) => api(deleteUser, { params: { id: user.id } }), {
    refresh: [['users']],
    done: ({ message }) => message,
    onDone: onClose,
  });
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        size="desk"
        render={<Link to={`/admin/orders?q=${encodeURIComponent(user.email)}`} />}
      >
        {t('users.seeOrders')}
      </Button>
      <Button variant="secondary" size="desk" loading={reset.isPending} onClick={() => reset.mutate()}>
        {t('users.sendReset')}
      </Button>
      {!user.anonymisedAt && may('orders:all') && (
        <RemoveButton
          label={t('users.anonymise')}
          question={{
            title: t('users.anonymiseTitle', { name: nameOfUser(user) }),
            text: t('users.anonymiseText'),
            confirm: t('users.anonymise'),
          }}
          isBusy={anonymise.isPending}
          onRemove={() => anonymise.mutate()}
        />
      )}
    </div>
  );
}
