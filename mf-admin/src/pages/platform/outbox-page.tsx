import { listOutbox, type OutboxRow, retryMail } from '@aimante/api-contract/operations';
import { useApi } from '@aimante/remote/data';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choice, oneOf } from '../../list/filters.ts';
import { ListFrame } from '../../list/list-frame.tsx';
import { usePagedList } from '../../list/source/list-source.ts';
import { useListState } from '../../list/source/use-list-state.ts';
import { useBulk } from '../../list/use-bulk.ts';
import { canRetry, mailStates, useMailColumns } from '../../platform/mail-columns.tsx';
import { MailDialog } from '../../platform/mail-dialog.tsx';

const nameOf = ({ recipient }: OutboxRow) => recipient;

/** All mails of the shop. A failed one can be sent again here. */
export function OutboxPage() {
  const { t } = useTranslation();
  const api = useApi();
  const state = useListState();
  const bulk = useBulk('outbox', nameOf);
  const [opened, setOpened] = useState<OutboxRow>();
  const source = usePagedList({
    key: 'outbox',
    filter: { status: oneOf(mailStates, state.get('status')), search: state.search || undefined },
    load: (call, query, options) => call(listOutbox, { query }, options),
    isLive: true,
  });
  const states = choice({
    id: 'status',
    label: t('outbox.state'),
    words: mailStates,
    textOf: (word) => t(`outbox.status.${word}`),
  });
  return (
    <ListFrame
      list="outbox"
      title={t('links.outbox')}
      lead={t('outbox.lead')}
      source={source}
      columns={useMailColumns()}
      views={[
        { id: 'all', label: t('products.view.all'), search: '' },
        ...states.options.map(({ value, label }) => ({ id: value, label, search: `status=${value}` })),
      ]}
      filters={[states]}
      searchLabel={t('outbox.search')}
      actions={[
        {
          id: 'retry',
          label: t('outbox.retry'),
          icon: <Send size={16} />,
          fits: canRetry,
          run: (rows) =>
            bulk.each(rows, {
              work: ({ id }) => api(retryMail, { params: { id } }),
              text: (count) => t('outbox.retried', { count }),
            }),
        },
      ]}
      open={(row) => () => setOpened(row)}
      nameOf={nameOf}
      empty={{ title: t('outbox.empty.title'), text: t('outbox.empty.text') }}
    >
      {opened && <MailDialog mail={opened} onClose={() => setOpened(undefined)} />}
    </ListFrame>
  );
}
