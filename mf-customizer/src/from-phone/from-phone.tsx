import { toApiError } from '@aimante/api-contract';
import { pairingPhotoPath } from '@aimante/api-contract/photo-pairings';
import { untilLoaded, usePlatform } from '@aimante/remote';
import { useApi } from '@aimante/remote/data';
import { Button } from '@aimante/ui';
import Smartphone from 'lucide-react/icons/smartphone';
import {
  type ComponentProps,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../cropper/use-media.ts';
import { usePhotoImport } from '../photo-import/use-photo-import.tsx';
import { createPhoneLink, type PhoneLink } from './phone-link.ts';

const PhoneDialog = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "phone-dialog" */ './phone-dialog.tsx'))).PhoneDialog,
}));

/** Opens the dialog. Undefined where the visitor's photos stay on the device. */
const FromPhoneContext = createContext<(() => void) | undefined>(undefined);

/** Photos that the visitor's phone sends arrive in the queue, also while the dialog with the code is closed. */
export function FromPhoneProvider({ children }: { readonly children: ReactNode }) {
  const api = useApi();
  const { api: server } = usePlatform();
  const { importFiles } = usePhotoImport();
  const [link, setLink] = useState<PhoneLink>();
  const [isOpen, setOpen] = useState(false);
  const take = useEffectEvent((file: File, storedId: string) => importFiles([file], { storedId }));
  useEffect(() => {
    const created = createPhoneLink({
      api,
      async download(pairingId, { id }) {
        const answer = await server.fetch(pairingPhotoPath(pairingId, id));
        if (!answer.ok) throw await toApiError(answer);
        return answer.blob();
      },
      take: (file, photoId) => take(file, photoId),
    });
    setLink(created);
    created.resume();
    return created.stop;
  }, [api, server]);
  useEffect(() => (isOpen ? focusTitleIfLost : undefined), [isOpen]);
  return (
    <FromPhoneContext value={() => setOpen(true)}>
      {children}
      {isOpen && link && (
        <Suspense>
          <PhoneDialog link={link} close={() => setOpen(false)} />
        </Suspense>
      )}
    </FromPhoneContext>
  );
}

/** The first photo replaces the button that opened the dialog. */
function focusTitleIfLost(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
  });
}

/** Absent on a phone, which has its photos itself, and where photos stay on the device. */
export function FromPhoneButton(props: Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'>) {
  const { t } = useTranslation();
  const open = use(FromPhoneContext);
  const isTouch = useMedia('(pointer: coarse)');
  const { canAdd } = usePhotoImport();
  if (!open || isTouch) return null;
  return (
    <Button {...props} icon={<Smartphone size={18} />} disabled={!canAdd} onClick={open}>
      {t('fromPhone.open.label')}
    </Button>
  );
}
