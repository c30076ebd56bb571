import { listUsers, type UserRow } from '@aimante/api-contract/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choice, flags, oneOf } from '../../list/filters.ts';
import { ListFrame } from '../../list/list-frame.tsx';
import { usePagedList } from '../../list/source/list-source.ts';
import { useListState } from '../../list/source/use-list-state.ts';
import { nameOfUser, useUserColumns } from '../../people/user-columns.tsx';
import { UserDrawer } from '../../people/user-drawer.tsx';

const sorts = ['-createdAt', 'name', '-spent', '-lastLogin'] as const;
const roles = ['customer', 'admin'] as const;
const types = ['personal', 'business'] as const;

export function UsersPage() {
  const { t } = useTranslation();
  const state = useListState();
  const [opened, setOpened] = useState<UserRow>();
  const source = usePagedList({
    key: 'users',
    filter: {
      search: state.search || undefined,
      role: oneOf(roles, state.get('role')),
      type: oneOf(types, state.get('type')),
      active: oneOf(flags, state.get('active')),
      sort: oneOf(sorts, state.sort),
    },
    load: (call, query, options) => call(listUsers, { query }, options),
  });
  return (
    <ListFrame
      list="users"
      title={t('links.users')}
      lead={t('users.lead')}
      source={source}
      columns={useUserColumns()}
      views={[
        { id: 'all', label: t('products.view.all'), search: '' },
        { id: 'business', label: t('users.types.business'), search: 'type=business' },
        { id: 'admin', label: t('users.admins'), search: 'role=admin' },
      ]}
      filters={[
        choice({ id: 'role', label: t('users.role'), words: roles, textOf: (word) => t(`users.roles.${word}`) }),
        choice({ id: 'type', label: t('users.type'), words: types, textOf: (word) => t(`users.types.${word}`) }),
        choice({
          id: 'active',
          label: t('users.state'),
          words: flags,
          textOf: (word) => t(word === 'true' ? 'users.states.active' : 'users.states.deactivated'),
        }),
      ]}
      searchLabel={t('users.search')}
      open={(user) => () => setOpened(user)}
      nameOf={nameOfUser}
      empty={{ title: t('users.empty.title'), text: t('users.empty.text') }}
    >
      {opened && <UserDrawer user={opened} onClose={() => setOpened(undefined)} />}
    </ListFrame>
  );
}
