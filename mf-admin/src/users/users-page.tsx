import { listUsers, type UserRow } from '@aimante/api-contract/users';
import { useT } from '@aimante/remote';
import { Button } from '@aimante/ui';
import { keepPreviousData } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useApi, useLoad } from '../admin-api/admin-api.ts';
import { Loaded } from '../admin-api/loaded.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { ListSkeleton } from '../data-table/list-skeleton.tsx';
import { useExport } from '../data-table/use-export.ts';
import { type ListState, useListState } from '../data-table/use-list-state.ts';
import { Desk } from '../desk/desk.tsx';
import { nameOfUser, useUserColumns } from './user-columns.tsx';
import { UserDrawer } from './user-drawer.tsx';

const sorts = ['-createdAt', 'name', '-spent', '-lastLogin'] as const;
const roles = ['customer', 'admin'] as const;
const types = ['personal', 'business'] as const;
const flags = ['true', 'false'] as const;
const oneOf = <T extends string>(words: readonly T[], word: string | undefined) => words.find((each) => each === word);

const queryOf = (state: ListState, cursor: string | undefined, limit = 50) => ({
  search: state.search || undefined,
  role: oneOf(roles, state.get('role')),
  type: oneOf(types, state.get('type')),
  active: oneOf(flags, state.get('active')),
  sort: oneOf(sorts, state.sort),
  cursor,
  limit,
});

export function UsersPage() {
  const t = useT();
  const api = useApi();
  const state = useListState();
  const columns = useUserColumns();
  const [opened, setOpened] = useState<UserRow>();
  const query = queryOf(state, state.after);
  const users = useLoad((call) => ({
    queryKey: ['users', query],
    queryFn: ({ signal }) => call(listUsers, { query }, { signal }),
    placeholderData: keepPreviousData,
  }));
  const file = useExport({
    name: t('nav.users'),
    columns,
    load: (after) => api(listUsers, { query: queryOf(state, after, 200) }),
  });
  return (
    <Desk
      title={t('nav.users')}
      lead={t('users.lead')}
      actions={
        <Button
          variant="secondary"
          size="desk"
          icon={<Download size={16} />}
          loading={file.isExporting}
          onClick={file.run}
        >
          {t('list.export')}
        </Button>
      }
    >
      <Loaded query={users} skeleton={<ListSkeleton />}>
        {(page) => (
          <DataTable
            list="users"
            caption={t('nav.users')}
            page={page}
            columns={columns}
            views={[
              { id: 'all', label: t('products.view.all'), search: '' },
              { id: 'business', label: t('users.types.business'), search: 'type=business' },
              { id: 'admin', label: t('users.admins'), search: 'role=admin' },
            ]}
            filters={[
              {
                id: 'role',
                label: t('users.role'),
                options: roles.map((value) => ({ value, label: t(`users.roles.${value}`) })),
              },
              {
                id: 'type',
                label: t('users.type'),
                options: types.map((value) => ({ value, label: t(`users.types.${value}`) })),
              },
              {
                id: 'active',
                label: t('users.state'),
                options: [
                  { value: 'true', label: t('users.states.active') },
                  { value: 'false', label: t('users.states.deactivated') },
                ],
              },
            ]}
            searchLabel={t('users.search')}
            open={(user) => () => setOpened(user)}
            nameOf={nameOfUser}
            empty={{ title: t('users.empty.title'), text: t('users.empty.text') }}
          />
        )}
      </Loaded>
      {opened && <UserDrawer user={opened} onClose={() => setOpened(undefined)} />}
    </Desk>
  );
}
