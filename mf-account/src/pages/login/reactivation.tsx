import type { SessionAnswer } from '@aimante/api-contract/identity';
import { reactivate } from '@aimante/api-contract/users';
import { useChange, useErrorText } from '@aimante/remote/data';
import { Button, Notice } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { AuthFrame } from '../../auth-frame/auth-frame.tsx';
import form from '../../form/form.module.css';

interface ReactivationProps {
  /** The login answer for an inactive account. It only allows the reactivation. */
  readonly answer: SessionAnswer;
  readonly onReactivated: (answer: SessionAnswer) => void;
}

export function Reactivation({ answer, onReactivated }: ReactivationProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const headers = { authorization: `Bearer ${answer.token}` };
  const wake = useChange((api) => api(reactivate, {}, { headers }), {
    onDone: () => onReactivated({ ...answer, user: { ...answer.user, isActive: true } }),
    failure: 'inline',
  });
  return (
    <AuthFrame
      title={t('reactivation.intro.title', { name: answer.user.firstName })}
      text={t('reactivation.intro.text')}
    >
      <div className={form.form}>
        {wake.error && <Notice tone="danger">{errorText(wake.error, t('reactivation.failure.text'))}</Notice>}
        <Button className={form.wide} loading={wake.isPending} onClick={() => wake.mutate()}>
          {t('reactivation.submit.button')}
        </Button>
      </div>
    </AuthFrame>
  );
}
