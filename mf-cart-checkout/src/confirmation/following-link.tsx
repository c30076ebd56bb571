import type { Order } from '@aimante/api-contract/orders';
import { localizePath } from '@aimante/contract';
import { useLocale, usePlatform } from '@aimante/remote';
import { Button } from '@aimante/ui';
import Link2 from 'lucide-react/icons/link-2';
import { useTranslation } from 'react-i18next';
import { orderAddress, TRACKING } from '../placed-order/order-reference.ts';
import { copyText } from './copy-text.ts';

/** Copies the signed link to the order's tracking page, the same link as in the mails. */
export function FollowingLink({ order }: { order: Order }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const platform = usePlatform();
  const path = orderAddress(localizePath(TRACKING, locale), order.trackToken);
  const copy = () => {
    const { href } = new URL(path, globalThis.location.origin);
    const [copied, byHand] = [t('confirmation.link.copied'), t('confirmation.link.byHand', { link: href })];
    return copyText(platform, { text: href, copied, byHand });
  };
  return (
    <Button variant="secondary" icon={<Link2 size={18} aria-hidden="true" />} onClick={copy}>
      {t('confirmation.link.copy')}
    </Button>
  );
}
