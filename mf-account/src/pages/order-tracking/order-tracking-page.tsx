import { useLocation, usePlatform } from '@aimante/remote';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FindOrder } from './find-order.tsx';
import { TrackedOrder } from './tracked-order.tsx';

/** `#token=…` of a signed link opens its order. Without a token, the page finds an order by number and e-mail. */
export function OrderTrackingPage() {
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  useStartAtTop();
  return token ? <TrackedOrder key={token} token={token} /> : <FindPage />;
}

function FindPage() {
  const { t } = useTranslation();
  const { page } = usePlatform();
  const title = t('page.order-tracking.title');
  useEffect(() => page.set({ title }), [page, title]);
  return <FindOrder />;
}

/** The shell treats the text after `#` as an anchor and does not scroll to the top. */
function useStartAtTop(): void {
  useEffect(() => {
    globalThis.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}
