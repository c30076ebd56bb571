import { useLocation, usePlatform } from '@aimante/remote';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftOwner } from '../draft-store/draft-store.ts';
import { projectAtom } from '../photo-project/use-photo-project.ts';
import type { CropperSession } from './cropper-session.ts';

/** After a logout, explains that the photos of the account are not lost, and how to get them back. */
export function useLogoutNotice(owner: DraftOwner, session: CropperSession | undefined): void {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { pathname, search } = useLocation();
  const before = useRef(owner);
  useEffect(() => {
    const isLeft = before.current !== undefined && owner === undefined;
    before.current = owner;
    if (!isLeft || !session || session.store.get(projectAtom).items.length === 0) return;
    const way = new URLSearchParams({ redirect: pathname + search });
    platform.notify({
      kind: 'info',
      text: t('signedOut.notice.text'),
      action: { label: t('signedOut.notice.login'), run: () => platform.navigate(`/auth/login?${way}`) },
    });
  }, [owner, session, platform, pathname, search, t]);
}
