import { type ContactThread, noteOnContact, replyToContact } from '@aimante/api-contract/contact';
import { useT } from '@aimante/remote';
import { Button, Select, TextArea } from '@aimante/ui';
import { useState } from 'react';
import { useChange } from '../admin-api/admin-api.ts';
import { useLeaveGuard } from '../edit-form/use-leave-guard.ts';
import { Panel } from '../panel/panel.tsx';
import styles from './reply-box.module.css';

const canned = ['received', 'photo', 'delay', 'quote'] as const;

/** An answer by mail, or a note for colleagues. */
export function ReplyBox({ thread }: { thread: ContactThread }) {
  const t = useT();
  const [text, setText] = useState('');
  const refresh = [['contact', thread.id], ['contacts'], ['dashboard']];
  const params = { id: thread.id };
  const onDone = () => setText('');
  const isEmpty = text.trim() === '';
  useLeaveGuard(!isEmpty);
  const reply = useChange((api) => api(replyToContact, { params, body: { body: text.trim() } }), {
    refresh,
    onDone,
    done: t('contact.replied'),
  });
  const note = useChange((api) => api(noteOnContact, { params, body: { body: text.trim() } }), { refresh, onDone });
  return (
    <Panel title={t('contact.answer')}>
      <div className={styles.box}>
        <Select
          label={t('contact.canned.label')}
          size="desk"
          value=""
          onChange={({ target }) => {
            const chosen = canned.find((each) => each === target.value);
            if (chosen)
              setText([text.trim(), t(`contact.canned.${chosen}`, { name: thread.name })].join('\n\n').trim());
          }}
        >
          <option value="">{t('contact.canned.choose')}</option>
          {canned.map((each) => (
            <option key={each} value={each}>
              {t(`contact.canned.title.${each}`)}
            </option>
          ))}
        </Select>
        <TextArea
          label={t('contact.text')}
          size="desk"
          rows={7}
          maxLength={5000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={styles.actions}>
          <Button
            size="desk"
            disabled={isEmpty || note.isPending}
            loading={reply.isPending}
            onClick={() => reply.mutate()}
          >
            {t('contact.sendReply')}
          </Button>
          <Button
            variant="secondary"
            size="desk"
            disabled={isEmpty || reply.isPending}
            loading={note.isPending}
            onClick={() => note.mutate()}
          >
            {t('contact.keepNote')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
