import type { SessionAnswer } from '@aimante/api-contract/identity';
import { type FactorChallenge, finishLogin } from '@aimante/api-contract/second-factor';
import { untilLoaded } from '@aimante/remote';
import { useApi } from '@aimante/remote/data';
import { Button, Skeleton } from '@aimante/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../../auth-frame/auth-frame.tsx';
import form from '../../form/form.module.css';

const FactorStep = lazy(async () => ({
  default: (await untilLoaded(() => import('@aimante/remote/second-factor'))).FactorStep,
}));

interface SecondStepProps {
  readonly challenge: FactorChallenge;
  readonly onLogin: (answer: SessionAnswer) => void;
  readonly onBack: () => void;
}

/** After the right password of an account with a second factor. */
export function SecondStep({ challenge, onLogin, onBack }: SecondStepProps) {
  const { t } = useTranslation();
  const api = useApi();
  return (
    <AuthFrame title={t('login.secondStep.title')} text={t('login.secondStep.text')}>
      <div className={form.form}>
        <Suspense fallback={<Skeleton shape="block" height="8rem" />}>
          <FactorStep
            challenge={challenge}
            onProof={async (proof) => onLogin(await api(finishLogin, { body: { ticket: challenge.ticket, proof } }))}
          />
        </Suspense>
        <Button variant="text" onClick={onBack}>
          {t('login.secondStep.back')}
        </Button>
      </div>
    </AuthFrame>
  );
}
