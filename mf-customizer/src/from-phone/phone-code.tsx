import { useErrorText } from '@aimante/remote/data';
import { Button, Notice, Skeleton } from '@aimante/ui';
import { QrCode } from '@aimante/ui/qr-code';
import { useTranslation } from 'react-i18next';
import { Trans } from 'react-i18next/TransWithoutContext';
import styles from './phone-dialog.module.css';
import type { PhoneLinkState } from './phone-link.ts';
import { TimeLeft, useSecondsLeft } from './time-left.tsx';

interface PhoneCodeProps {
  readonly state: PhoneLinkState;
  renew(): void;
}

export function PhoneCode({ state: { pairing, isOpen, isAsking, error }, renew }: PhoneCodeProps) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const seconds = useSecondsLeft(pairing?.expiresAt);
  const again = (
    <Button variant="text" size="small" loading={isAsking} onClick={renew}>
      {t('fromPhone.renew.label')}
    </Button>
  );
  if (error !== undefined) {
    return (
      <section className={styles.code} aria-label={t('fromPhone.code.label')}>
        <Notice tone="danger">{errorText(error)}</Notice>
        {again}
      </section>
    );
  }
  if (pairing && (!isOpen || seconds === 0)) {
    return (
      <section className={styles.code} aria-label={t('fromPhone.code.label')}>
        <Notice tone="info" title={t('fromPhone.expired.title')}>
          {t('fromPhone.expired.text')}
        </Notice>
        {again}
      </section>
    );
  }
  return (
    <section className={styles.code} aria-label={t('fromPhone.code.label')}>
      <div className={styles.qr}>
        {pairing ? (
          <QrCode text={pairing.link} label={t('fromPhone.qr.label')} />
        ) : (
          <Skeleton shape="block" width="12rem" height="12rem" />
        )}
      </div>
      <ol className={styles.steps}>
        <li>{t('fromPhone.step.scan')}</li>
        <li>{t('fromPhone.step.choose')}</li>
        <li>{t('fromPhone.step.arrive')}</li>
      </ol>
      {pairing && (
        <>
          <p className={styles.typed}>
            <Trans
              t={t}
              i18n={i18n}
              i18nKey="fromPhone.typed.text"
              values={{ address: addressOf(pairing.link), code: pairing.code }}
              components={{ strong: <strong /> }}
            />
          </p>
          <p className={styles.left}>
            <TimeLeft seconds={seconds} className={styles.time} />
            {again}
          </p>
        </>
      )}
    </section>
  );
}

function addressOf(link: string): string {
  const { host, pathname } = new URL(link);
  return host + pathname;
}
