import { type ContactRow, listContacts, updateContact } from '@aimante/api-contract/contact';
import { useT } from '@aimante/remote';
import { Button } from '@aimante/ui';
import { keepPreviousData } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import ShieldX from 'lucide-react/icons/shield-x';
import { ARRIVALS_MS, useApi, useLoad, useQueryCache } from '../admin-api/admin-api.ts';
import { useErrorText } from '../admin-api/error-text.ts';
import { Loaded } from '../admin-api/loaded.tsx';
import { contactStatuses, contactSubjects } from '../contact-status/contact-status.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { ListSkeleton } from '../data-table/list-skeleton.tsx';
import { runEach } from '../data-table/run-each.ts';
import { useExport } from '../data-table/use-export.ts';
import { type ListState, useListState } from '../data-table/use-list-state.ts';
import { Desk } from '../desk/desk.tsx';
import { useContactColumns } from './contact-columns.tsx';

const queryOf = (state: ListState, cursor: string | undefined, limit = 50) => ({
  status: contactStatuses.find((each) => each === state.get('status')),
  subject: contactSubjects.find((each) => each === state.get('subject')),
  search: state.search || undefined,
  cursor,
  limit,
});

/** The inbox. New messages come in by themselves. */
export function ContactPage() {
  const t = useT();
  const api = useApi();
  const cache = useQueryCache();
  const errorText = useErrorText();
  const state = useListState();
  const columns = useContactColumns();
  const query = queryOf(state, state.after);
  const contacts = useLoad((call) => ({
    queryKey: ['contacts', query],
    queryFn: ({ signal }) => call(listContacts, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ARRIVALS_MS,
  }));
  const file = useExport({
    name: t('nav.contact'),
    columns,
    load: (after) => api(listContacts, { query: queryOf(state, after, 200) }),
  });
  const setStatus = (status: 'resolved' | 'spam') => async (rows: readonly ContactRow[]) => {
    const report = await runEach(
      rows,
      ({ id, version }) => api(updateContact, { params: { id }, body: { version, status } }),
      { nameOf: ({ ticket }) => ticket, errorText },
    );
    await cache.invalidateQueries({ queryKey: ['contacts'] });
    return report;
  };
  return (
    <Desk
      title={t('nav.contact')}
      lead={t('contact.lead')}
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
      <Loaded query={contacts} skeleton={<ListSkeleton />}>
        {(page) => (
          <DataTable
            list="contact"
            caption={t('nav.contact')}
            page={page}
            columns={columns}
            views={[
              { id: 'all', label: t('products.view.all'), search: '' },
              ...contactStatuses.map((status) => ({
                id: status,
                label: t(`contact.statuses.${status}`),
                search: `status=${status}`,
              })),
            ]}
            filters={[
              {
                id: 'status',
                label: t('contact.status'),
                options: contactStatuses.map((value) => ({ value, label: t(`contact.statuses.${value}`) })),
              },
              {
                id: 'subject',
                label: t('contact.subject'),
                options: contactSubjects.map((value) => ({ value, label: t(`contact.subjects.${value}`) })),
              },
            ]}
            searchLabel={t('contact.search')}
            actions={[
              { id: 'resolved', label: t('contact.resolve'), icon: <Check size={16} />, run: setStatus('resolved') },
              { id: 'spam', label: t('contact.markSpam'), icon: <ShieldX size={16} />, run: setStatus('spam') },
            ]}
            open={({ id }) => `/admin/contact/${id}`}
            nameOf={({ ticket }) => ticket}
            empty={{ title: t('contact.empty.title'), text: t('contact.empty.text') }}
          />
        )}
      </Loaded>
    </Desk>
  );
}
