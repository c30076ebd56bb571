import { type FoundPerson, findPerson } from '@aimante/api-contract/privacy';
import { personBody } from '@aimante/api-contract/privacy/schemas';
import { Link } from '@aimante/remote';
import { useChange } from '@aimante/remote/data';
import { Button, TextField } from '@aimante/ui';
import Search from 'lucide-react/icons/search';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Desk } from '../../desk/desk.tsx';
import { Panel, TwoColumns } from '../../desk/panel/panel.tsx';
import { FoundTable } from '../../people/privacy/found-table.tsx';
import { CorrectPanel, ErasePanel, GivePanel } from '../../people/privacy/person-actions.tsx';
import styles from '../../people/privacy/privacy.module.css';

/** The data of one person, found by e-mail address. The address is not in the URL, because URLs are logged. */
export function PrivacyPage() {
  const { t } = useTranslation();
  const [person, setPerson] = useState<FoundPerson>();
  const find = useChange((api, email: string) => api(findPerson, { query: {}, body: { email } }), {
    onDone: setPerson,
  });
  return (
    <Desk
      title={t('links.privacy')}
      lead={t('privacy.lead')}
      actions={
        <Button variant="secondary" size="desk" render={<Link to="/admin/privacy/register" />}>
          {t('privacy.openRegister')}
        </Button>
      }
    >
      <div className={styles.page}>
        <FindForm isBusy={find.isPending} onFind={(email) => find.mutate(email)} />
        <div role="status" className={styles.page}>
          {person && <Person person={person} onErased={() => find.mutate(person.email)} />}
        </div>
      </div>
    </Desk>
  );
}

function Person({ person, onErased }: { person: FoundPerson; onErased: () => void }) {
  const { t } = useTranslation();
  if (person.holdings.length === 0)
    return (
      <Panel title={person.email}>
        <p>{t('privacy.nothing')}</p>
      </Panel>
    );
  return (
    <>
      <FoundTable person={person} />
      <TwoColumns
        main={<ErasePanel person={person} onErased={onErased} />}
        side={
          <>
            <GivePanel person={person} />
            <CorrectPanel person={person} />
          </>
        }
      />
    </>
  );
}

function FindForm({ isBusy, onFind }: { isBusy: boolean; onFind: (email: string) => void }) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const typed = personBody.safeParse({ email });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.success) onFind(typed.data.email);
  };
  return (
    <Panel title={t('privacy.find')}>
      <form className={styles.find} onSubmit={submit}>
        <TextField
          label={t('privacy.email')}
          size="desk"
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" size="desk" icon={<Search size={16} />} loading={isBusy} disabled={!typed.success}>
          {t('privacy.find')}
        </Button>
      </form>
    </Panel>
  );
}
