import { listMentions, type Mention, type Mentions, readMentions } from '@aimante/api-contract/mentions';
import { Link } from '@aimante/remote';
import { useAnswer, useChange } from '@aimante/remote/data';
import { MenuLink, MenuSeparator } from '@aimante/ui';
import AtSign from 'lucide-react/icons/at-sign';
import { useTranslation } from 'react-i18next';
import { ARRIVALS_MS } from './arrivals-ms.ts';
import styles from './mentions.module.css';
import { useMay } from './page-rights.ts';

const none: Mentions = { items: [], unread: 0 };

/** The notes that mention the member of the team, polled so that no reload is needed. */
export function useMentions(): Mentions {
  const may = useMay();
  const { data } = useAnswer(listMentions, {
    queryKey: ['mentions'],
    refetchInterval: ARRIVALS_MS,
    enabled: may('orders:read'),
  });
  return data ?? none;
}

const shown = 6;

/** Links to the mentioning notes, unread ones first. A pressed one is read. */
export function MentionLinks({ mentions: { items } }: { readonly mentions: Mentions }) {
  if (items.length === 0) return null;
  return (
    <>
      {items.slice(0, shown).map((mention) => (
        <MentionLink key={mention.id} mention={mention} />
      ))}
      <MenuSeparator />
    </>
  );
}

function MentionLink({ mention }: { readonly mention: Mention }) {
  const { t } = useTranslation();
  const { id, orderId, orderNumber, author, text, isRead } = mention;
  const read = useChange((api) => api(readMentions, { body: { ids: [id] } }), { refresh: [['mentions']] });
  const by = author ?? t('mentions.someone');
  return (
    <MenuLink
      icon={<AtSign size={18} />}
      render={<Link to={`/admin/orders/${orderId}`} onClick={() => !isRead && read.mutate()} />}
    >
      <span className={styles.mention} data-unread={!isRead || undefined}>
        <span>{t(isRead ? 'mentions.read' : 'mentions.unread', { by, number: orderNumber })}</span>
        <small>{text}</small>
      </span>
    </MenuLink>
  );
}
