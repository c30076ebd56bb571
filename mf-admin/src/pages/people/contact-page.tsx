import { type ContactRow, listContacts, updateContact } from '@aimante/api-contract/contact';
import { useApi } from '@aimante/remote/data';
import Check from 'lucide-react/icons/check';
import ShieldX from 'lucide-react/icons/shield-x';
import { useTranslation } from 'react-i18next';
import { choice, oneOf } from '../../list/filters.ts';
import { ListFrame } from '../../list/list-frame.tsx';
import { usePagedList } from '../../list/source/list-source.ts';
import { useListState } from '../../list/source/use-list-state.ts';
import { useBulk } from '../../list/use-bulk.ts';
import { useContactColumns } from '../../people/contact-columns.tsx';
import { contactStatuses, contactSubjects } from '../../people/contact-status.ts';

const nameOf = ({ ticket }: ContactRow) => ticket;

export function ContactPage() {
  const { t } = useTranslation();
  const api = useApi();
  const state = useListState();
  const bulk = useBulk('contacts', nameOf);
  const source = usePagedList({
    key: 'contacts',
    filter: {
      status: oneOf(contactStatuses, state.get('status')),
      subject: oneOf(contactSubjects, state.get('subject')),
      search: state.search || undefined,
    },
    load: (call, query, options) => call(listContacts, { query }, options),
    isLive: true,
  });
  const setStatus = ({ id, version }: Pick<ContactRow, 'id' | 'version'>, to: ContactRow['status']) =>
    api(updateContact, { params: { id }, body: { version, status: to } });
  const sort = (to: 'resolved' | 'spam') => (rows: readonly ContactRow[]) =>
    bulk.each(rows, {
      work: (row) => setStatus(row, to),
      undo: (changed, before) => setStatus(changed, before.status),
      text: (count) => t(to === 'spam' ? 'contact.spamNow' : 'contact.resolvedNow', { count }),
    });
  const status = choice({
    id: 'status',
    label: t('contact.status'),
    words: contactStatuses,
    textOf: (word) => t(`contact.statuses.${word}`),
  });
  const subject = choice({
    id: 'subject',
    label: t('contact.subject'),
    words: contactSubjects,
    textOf: (word) => t(`contact.subjects.${word}`),
  });
  return (
    <ListFrame
      list="contact"
      title={t('links.contact')}
      lead={t('contact.lead')}
      source={source}
      columns={useContactColumns()}
      views={[
        { id: 'all', label: t('products.view.all'), search: '' },
        ...status.options.map(({ value, label }) => ({ id: value, label, search: `status=${value}` })),
      ]}
      filters={[status, subject]}
      searchLabel={t('contact.search')}
      actions={[
        {
          id: 'resolved',
          label: t('contact.resolve'),
          icon: <Check size={16} />,
          fits: (row) => row.status !== 'resolved',
          run: sort('resolved'),
        },
        {
          id: 'spam',
          label: t('contact.markSpam'),
          icon: <ShieldX size={16} />,
          fits: (row) => row.status !== 'spam',
          run: sort('spam'),
        },
      ]}
      open={({ id }) => `/admin/contact/${id}`}
      nameOf={nameOf}
      empty={{ title: t('contact.empty.title'), text: t('contact.empty.text') }}
    />
  );
}
