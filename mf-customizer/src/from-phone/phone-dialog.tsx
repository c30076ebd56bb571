import { Button, Dialog } from '@aimante/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Lock from 'lucide-react/icons/lock';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useGallery } from '../gallery/use-gallery.ts';
import { usePhotoImport } from '../photo-import/use-photo-import.tsx';
import { ArrivedList } from './arrived-list.tsx';
import { PhoneCode } from './phone-code.tsx';
import styles from './phone-dialog.module.css';
import type { PhoneLink } from './phone-link.ts';

interface PhoneDialogProps {
  readonly link: PhoneLink;
  close(): void;
}

/** Shows the code for the phone and the photos that arrive. Closing it does not stop them. */
export function PhoneDialog({ link, close }: PhoneDialogProps) {
  const { t } = useTranslation();
  const state = useSyncExternalStore(link.state.subscribe, link.state.get);
  const { pick } = usePhotoImport();
  const { continueCropping } = useGallery();
  const start = useEffectEvent(() => {
    if (!state.pairing || !state.isOpen) void link.renew();
  });
  useEffect(() => start(), []);
  const received = state.photos.length;
  const then = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <Dialog
      open
      size="wide"
      className={styles.dialog}
      onOpenChange={(open) => !open && close()}
      title={t('fromPhone.dialog.title')}
      description={t('fromPhone.dialog.text')}
      closeLabel={t('fromPhone.close.label')}
      actions={
        <>
          <Button variant="secondary" onClick={then(pick)}>
            {t('fromPhone.computer.label')}
          </Button>
          {received > 0 && (
            <Button icon={<ArrowRight size={18} />} onClick={then(continueCropping)}>
              {t('fromPhone.crop.label', { count: received })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.columns}>
        <PhoneCode state={state} renew={() => void link.renew()} />
        <ArrivedList state={state} />
      </div>
      <p className={styles.promise}>
        <Lock size={16} aria-hidden="true" />
        {t('fromPhone.promise.text')}
      </p>
    </Dialog>
  );
}
