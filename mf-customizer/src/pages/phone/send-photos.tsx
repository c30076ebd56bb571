import { useErrorText } from '@aimante/remote/data';
import { Badge, Button, Notice, PageIntro } from '@aimante/ui';
import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Smartphone from 'lucide-react/icons/smartphone';
import { type ChangeEvent, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '../../from-phone/time-left.tsx';
import { useOnline } from '../../original-upload/use-online.ts';
import type { PhotoSender } from '../../phone-sender/photo-sender.ts';
import { usePhotoSender } from '../../phone-sender/use-photo-sender.ts';
import { ACCEPTED } from '../../photo-import/use-photo-import.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import styles from './phone-page.module.css';
import { SendingList } from './sending-list.tsx';

interface SendPhotosProps {
  readonly token: string;
  readonly code: string;
  readonly expiresAt: string;
  /** Asks for another code. */
  leave(): void;
}

export function SendPhotos({ token, code, expiresAt, leave }: SendPhotosProps) {
  const sender = usePhotoSender(token);
  return sender ? <Sending sender={sender} code={code} expiresAt={expiresAt} leave={leave} /> : null;
}

interface SendingProps extends Omit<SendPhotosProps, 'token'> {
  readonly sender: PhotoSender;
}

function Sending({ sender, code, expiresAt, leave }: SendingProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const isOnline = useOnline();
  const { photos, end } = useSyncExternalStore(sender.state.subscribe, sender.state.get);
  const seconds = useSecondsLeft(expiresAt);
  const isOver = end !== undefined || seconds === 0;
  return (
    <PhoneFrame
      state={
        !isOver && (
          <Badge tone="success" icon={<MonitorSmartphone size={14} />}>
            {t('phone.computer.connected')}
          </Badge>
        )
      }
    >
      <PageIntro title={t('phone.send.title')} text={t('phone.send.text')} />
      {!isOnline && <Notice tone="warning">{t('phone.offline.text')}</Notice>}
      {isOver ? (
        <Notice tone="warning" title={t('phone.over.title')}>
          <p>{end ? errorText(end) : t('phone.over.text')}</p>
          <Button variant="secondary" size="small" className={styles.again} onClick={leave}>
            {t('phone.over.again')}
          </Button>
        </Notice>
      ) : (
        <Choice add={sender.add} isFirst={photos.length === 0} />
      )}
      <SendingList photos={photos} retry={sender.retry} />
      {!isOver && (
        <p className={styles.keepOpen}>
          <Smartphone size={18} aria-hidden="true" />
          <span>
            {t('phone.keepOpen.text')}{' '}
            {t('phone.keepOpen.code', { code, count: Math.max(1, Math.round(seconds / 60)) })}
          </span>
        </p>
      )}
    </PhoneFrame>
  );
}

interface ChoiceProps {
  add(files: readonly File[]): void;
  readonly isFirst: boolean;
}

function Choice({ add, isFirst }: ChoiceProps) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const input = {
    type: 'file',
    hidden: true,
    tabIndex: -1,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      const files = [...(currentTarget.files ?? [])];
      currentTarget.value = '';
      if (files.length > 0) add(files);
    },
  } as const;
  return (
    <div className={styles.choice}>
      <input {...input} ref={picker} data-phone-picker="" accept={ACCEPTED} multiple />
      <input {...input} ref={camera} accept="image/*" capture="environment" />
      <Button size="large" icon={<ImagePlus size={20} />} onClick={() => picker.current?.click()}>
        {isFirst ? t('phone.pick.label') : t('phone.pick.more')}
      </Button>
      <Button variant="text" icon={<Camera size={20} />} onClick={() => camera.current?.click()}>
        {t('phone.camera.label')}
      </Button>
      <p className={styles.hint}>{t('phone.pick.hint')}</p>
    </div>
  );
}
