import { type ContactThread, getContact, listContacts, updateContact } from '@aimante/api-contract/contact';
import { listUsers } from '@aimante/api-contract/users';
import { Link, usePageParams } from '@aimante/remote';
import { Loaded, useAnswer, useChange } from '@aimante/remote/data';
import { Select } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { ARRIVALS_MS } from '../../desk/arrivals-ms.ts';
import { Desk } from '../../desk/desk.tsx';
import { PageSkeleton } from '../../desk/panel/page-skeleton.tsx';
import { Facts, Panel, TwoColumns } from '../../desk/panel/panel.tsx';
import { AgeText } from '../../numbers/age-text.tsx';
import { contactStatuses } from '../../people/contact-status.ts';
import { ReplyBox } from '../../people/reply-box.tsx';
import { ThreadMessages } from '../../people/thread-messages.tsx';
import styles from './contact-thread-page.module.css';

export const threadKey = (id: string) => ['contact', id];

export function ContactThreadPage() {
  const { t } = useTranslation();
  const id = usePageParams().id ?? '';
  const thread = useAnswer(getContact, { queryKey: threadKey(id), params: { id }, refetchInterval: ARRIVALS_MS });
  return (
    <Desk
      title={thread.data ? `${thread.data.ticket} · ${thread.data.name}` : t('links.contact')}
      lead={thread.data && t(`contact.subjects.${thread.data.subject}`)}
      back={{ list: 'contact', to: '/admin/contact', label: t('contact.back'), id }}
    >
      <Loaded query={thread} skeleton={<PageSkeleton main={[5, 3]} side={[3, 4]} />}>
        {(data) => (
          <TwoColumns
            // Resets the typed text when another thread opens.
            key={data.id}
            main={
              <>
                <ThreadMessages thread={data} />
                <ReplyBox thread={data} />
              </>
            }
            side={<ThreadFacts thread={data} />}
          />
        )}
      </Loaded>
    </Desk>
  );
}

function ThreadFacts({ thread }: { thread: ContactThread }) {
  const { t } = useTranslation();
  const { id, version } = thread;
  const change = useChange(
    (api, body: { status?: ContactThread['status']; assigneeId?: string | null }) =>
      api(updateContact, { params: { id }, body: { version, ...body } }),
    { refresh: [threadKey(id), ['contacts'], ['dashboard']] },
  );
  const admins = useAnswer(listUsers, { queryKey: ['users', 'admins'], query: { role: 'admin' } });
  const others = useAnswer(listContacts, {
    queryKey: ['contacts', 'of', thread.email],
    query: { search: thread.email, limit: 6 },
  });
  const names = (admins.data?.items ?? []).map((admin) => ({
    id: admin.id,
    name: `${admin.firstName} ${admin.lastName}`,
  }));
  const { assignee } = thread;
  // Always lists the assignee, even one that is no longer an administrator.
  const responsible = assignee && !names.some((admin) => admin.id === assignee.id) ? [assignee, ...names] : names;
  return (
    <>
      <Panel title={t('contact.handling')}>
        <div className={styles.choices}>
          <Select
            label={t('contact.status')}
            size="desk"
            value={thread.status}
            disabled={change.isPending}
            onChange={({ target }) => {
              const status = contactStatuses.find((each) => each === target.value);
              if (status) change.mutate({ status });
            }}
          >
            {contactStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`contact.statuses.${status}`)}
              </option>
            ))}
          </Select>
          <Select
            label={t('contact.assignee')}
            size="desk"
            value={assignee?.id ?? ''}
            disabled={change.isPending}
            onChange={({ target }) => change.mutate({ assigneeId: target.value || null })}
          >
            <option value="">{t('contact.nobody')}</option>
            {responsible.map((admin) => (
              <option key={admin.id} value={admin.id}>
                {admin.name}
              </option>
            ))}
          </Select>
        </div>
      </Panel>
      <Panel title={t('contact.sender')}>
        <Facts
          items={[
            [t('users.name'), thread.name],
            [
              t('users.email'),
              <Link key="email" to={`/admin/users?q=${encodeURIComponent(thread.email)}`}>
                {thread.email}
              </Link>,
            ],
            [t('contact.language'), thread.locale.toUpperCase()],
            [t('contact.age'), <AgeText key="age" since={thread.createdAt} />],
            ...(thread.orderNumber
              ? ([
                  [
                    t('contact.order'),
                    <Link key="order" to={`/admin/orders?q=${encodeURIComponent(thread.orderNumber)}`}>
                      {thread.orderNumber}
                    </Link>,
                  ],
                ] as const)
              : []),
          ]}
        />
      </Panel>
      {(others.data?.items.length ?? 0) > 1 && (
        <Panel title={t('contact.others')}>
          <ul className={styles.others}>
            {others.data?.items
              .filter((other) => other.id !== id)
              .map((other) => (
                <li key={other.id}>
                  <Link to={`/admin/contact/${other.id}`}>{other.ticket}</Link> {other.excerpt}
                </li>
              ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
