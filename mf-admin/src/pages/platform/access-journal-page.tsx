import { type AccessRow, listAccess } from '@aimante/api-contract/operations';
import { accessTopic } from '@aimante/api-contract/operations/schemas';
import { getTeam } from '@aimante/api-contract/team';
import { useAnswer } from '@aimante/remote/data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choice, oneOf } from '../../list/filters.ts';
import { ListFrame } from '../../list/list-frame.tsx';
import { usePagedList } from '../../list/source/list-source.ts';
import { useListState } from '../../list/source/use-list-state.ts';
import { dayOf } from '../../list/toolbar/filter-text.ts';
import { nameOfMember, TEAM_KEY } from '../../people/team/team-words.ts';
import { useAuditColumns } from '../../platform/audit-columns.tsx';
import { AuditDialog } from '../../platform/audit-dialog.tsx';

const topics = accessTopic.options;

/** Who signed in, and who moved money, rights, releases or exports, from which device. */
export function AccessJournalPage() {
  const { t } = useTranslation();
  const state = useListState();
  const team = useAnswer(getTeam, { queryKey: TEAM_KEY });
  const members = team.data?.members ?? [];
  const columns = useAuditColumns();
  const [opened, setOpened] = useState<AccessRow>();
  const source = usePagedList({
    key: 'access-journal',
    filter: {
      topic: oneOf(topics, state.get('topic')),
      actorId: state.get('actor') || undefined,
      search: state.search || undefined,
      from: dayOf(state.get('from')),
      to: dayOf(state.get('to')),
    },
    load: (call, query, options) => call(listAccess, { query }, options),
  });
  return (
    <ListFrame
      list="access-journal"
      title={t('team.journal.title')}
      lead={t('team.journal.lead')}
      back={{ list: 'team', to: '/admin/team', label: t('links.team') }}
      source={source}
      columns={[columns.at, columns.actor, columns.action, columns.device, columns.entity, columns.ip]}
      views={[
        { id: 'all', label: t('products.view.all'), search: '' },
        ...topics.map((topic) => ({ id: topic, label: t(`team.journal.topic.${topic}`), search: `topic=${topic}` })),
      ]}
      filters={[
        choice({
          id: 'topic',
          label: t('team.journal.topics'),
          words: topics,
          textOf: (topic) => t(`team.journal.topic.${topic}`),
        }),
        choice({
          id: 'actor',
          label: t('team.member'),
          words: members.map(({ id }) => id),
          textOf: (id) => {
            const member = members.find((one) => one.id === id);
            return member ? nameOfMember(member) : id;
          },
        }),
        { id: 'from', label: t('list.from'), kind: 'day' },
        { id: 'to', label: t('list.to'), kind: 'day' },
      ]}
      searchLabel={t('audit.search')}
      open={(row) => () => setOpened(row)}
      nameOf={({ action }) => action}
      empty={{ title: t('team.journal.empty.title'), text: t('team.journal.empty.text') }}
    >
      {opened && <AuditDialog row={opened} onClose={() => setOpened(undefined)} />}
    </ListFrame>
  );
}
