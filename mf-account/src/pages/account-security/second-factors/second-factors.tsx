import { type SecondFactors as Factors, removeCodeApp, renewRecoveryCodes } from '@aimante/api-contract/second-factor';
import { Loaded, useChange } from '@aimante/remote/data';
import { Button, Card, Notice, Skeleton } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../../form/form.module.css';
import { AddCodeApp } from './add-code-app.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRows } from './passkey-rows.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAskRemoval } from './use-ask-removal.ts';
import { FACTORS_KEY, useSecondFactors } from './use-second-factors.ts';

/** Passkeys, an app that shows codes, and recovery codes. */
export function SecondFactors() {
  const { t } = useTranslation();
  const factors = useSecondFactors();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Card className={form.card} render={<section aria-labelledby="second-factors" />}>
      <h2 className={form.title} id="second-factors">
        {t('factors.title')}
      </h2>
      <p className={form.lead}>{t('factors.text')}</p>
      <Loaded query={factors} skeleton={<Skeleton shape="block" height="8rem" />} failure={t('factors.failure')}>
        {(found) => (
          <div className={form.form}>
            {codes && <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />}
            <FactorList factors={found} onCodes={setCodes} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

interface FactorListProps {
  readonly factors: Factors;
  readonly onCodes: (codes: readonly string[]) => void;
}

function FactorList({ factors, onCodes }: FactorListProps) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState<'passkey' | 'app'>();
  const { passkeys, hasCodeApp, recoveryCodesLeft, isNeeded } = factors;
  const isBare = passkeys.length === 0 && !hasCodeApp;
  function added({ recoveryCodes }: Factors) {
    setAdding(undefined);
    if (recoveryCodes) onCodes(recoveryCodes);
  }
  if (adding === 'passkey')
    return <AddPasskey isFirst={isBare} onAdded={added} onCancel={() => setAdding(undefined)} />;
  if (adding === 'app') return <AddCodeApp isFirst={isBare} onAdded={added} onCancel={() => setAdding(undefined)} />;
  return (
    <>
      {isBare && (
        <Notice tone={isNeeded ? 'warning' : 'info'}>{t(isNeeded ? 'factors.needed' : 'factors.none')}</Notice>
      )}
      <PasskeyRows passkeys={passkeys} />
      {hasCodeApp && <CodeAppRow />}
      {!isBare && <CodesLeft count={recoveryCodesLeft} onCodes={onCodes} />}
      <div className={form.actions}>
        <Button variant="secondary" onClick={() => setAdding('passkey')}>
          {t('factors.addPasskey')}
        </Button>
        {!hasCodeApp && (
          <Button variant="text" onClick={() => setAdding('app')}>
            {t('factors.addApp')}
          </Button>
        )}
      </div>
    </>
  );
}

function CodeAppRow() {
  const { t } = useTranslation();
  const remove = useChange((api) => api(removeCodeApp), { refresh: [FACTORS_KEY], done: t('factors.appRemoved') });
  const askRemoval = useAskRemoval();
  return (
    <div className={form.actions}>
      <span>{t('factors.app')}</span>
      <Button
        variant="text"
        size="small"
        loading={remove.isPending}
        onClick={async () => (await askRemoval(t('factors.appName'))) && remove.mutate()}
      >
        {t('factors.removeApp')}
      </Button>
    </div>
  );
}

function CodesLeft({ count, onCodes }: { readonly count: number; readonly onCodes: FactorListProps['onCodes'] }) {
  const { t } = useTranslation();
  const renew = useChange((api) => api(renewRecoveryCodes), {
    refresh: [FACTORS_KEY],
    onDone: ({ recoveryCodes }) => recoveryCodes && onCodes(recoveryCodes),
  });
  return (
    <div className={form.actions}>
      <span>{t('factors.codesLeft', { count })}</span>
      <Button variant="text" size="small" loading={renew.isPending} onClick={() => renew.mutate()}>
        {t('factors.renewCodes')}
      </Button>
    </div>
  );
}
