import type { ContactThread } from '@aimante/api-contract/contact';
import { usePlatform } from '@aimante/remote';
import Paperclip from 'lucide-react/icons/paperclip';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel/panel.tsx';
import { DownloadButton } from '../download/download-button.tsx';
import { useFormat } from '../numbers/format.ts';
import styles from './thread-messages.module.css';

/** All messages, oldest first. Notes are visible to colleagues only. */
export function ThreadMessages({ thread }: { thread: ContactThread }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Panel title={t('contact.conversation')}>
      <ol className={styles.messages}>
        {thread.messages.map((message) => (
          <li key={message.id} className={styles.message} data-kind={message.kind}>
            <p className={styles.head}>
              <strong>{message.author ?? thread.name}</strong>
              {message.kind === 'note' && <> · {t('contact.note')}</>}
              <span>{format.time(message.createdAt)}</span>
            </p>
            <p className={styles.body}>{message.body}</p>
            {message.attachments.map(({ name, url }) => (
              <Attachment key={url} name={name} url={url} />
            ))}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Attachment({ name, url }: { name: string; url: string }) {
  const { api } = usePlatform();
  async function load() {
    const answer = await api.fetch(url);
    if (!answer.ok) throw new Error(String(answer.status));
    return new File([await answer.blob()], name);
  }
  return (
    <DownloadButton size="deskSmall" icon={<Paperclip size={14} />} load={load}>
      {name}
    </DownloadButton>
  );
}
