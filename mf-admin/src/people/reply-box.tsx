import { type ContactThread, noteOnContact, replyToContact } from '@aimante/api-contract/contact';
import type { Locale } from '@aimante/contract';
import { createTexts, useLocale } from '@aimante/remote';
import { useChange } from '@aimante/remote/data';
import { Button, Select, TextArea } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '#locales';
import { Panel } from '../desk/panel/panel.tsx';
import { useLeaveGuard } from '../form/leave-guard/use-leave-guard.ts';
import styles from './reply-box.module.css';

const texts = createTexts(locales);

/** Texts in the sender's language, which may differ from the administrator's. */
function useSendersTexts() {
  const { t } = useTranslation();
  const own = useLocale();
  return async (locale: Locale) => {
    if (locale === own) return t;
    await texts.ensure(locale);
    return texts.in(locale).t;
  };
}

const canned = ['received', 'photo', 'delay', 'quote'] as const;

export function ReplyBox({ thread }: { thread: ContactThread }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const refresh = [['contact', thread.id], ['contacts'], ['dashboard']];
  const params = { id: thread.id };
  // Text typed while the reply was being sent is kept.
  const onDone = (_: unknown, sent: string) => setText((now) => (now === sent ? '' : now));
  const isEmpty = text.trim() === '';
  const tOf = useSendersTexts();
  async function add(answer: (typeof canned)[number]) {
    const say = await tOf(thread.locale);
    setText((now) => [now.trim(), say(`contact.canned.${answer}`, { name: thread.name })].join('\n\n').trim());
  }
  useLeaveGuard(!isEmpty);
  const reply = useChange((api, sent: string) => api(replyToContact, { params, body: { body: sent.trim() } }), {
    refresh,
    onDone,
    done: t('contact.replied'),
  });
  const note = useChange((api, kept: string) => api(noteOnContact, { params, body: { body: kept.trim() } }), {
    refresh,
    onDone,
  });
  return (
    <Panel title={t('contact.answer')}>
      <div className={styles.box}>
        <Select
          label={t('contact.canned.label')}
          size="desk"
          value=""
          onChange={({ target }) => {
            const chosen = canned.find((each) => each === target.value);
            if (chosen) void add(chosen);
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
            onClick={() => reply.mutate(text)}
          >
            {t('contact.sendReply')}
          </Button>
          <Button
            variant="secondary"
            size="desk"
            disabled={isEmpty || reply.isPending}
            loading={note.isPending}
            onClick={() => note.mutate(text)}
          >
            {t('contact.keepNote')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
