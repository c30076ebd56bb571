import { untilLoaded } from '@aimante/remote';
import { Button } from '@aimante/ui';
import Smartphone from 'lucide-react/icons/smartphone';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../cart/cart.ts';
import { pendingPhotos } from '../../../quote/order-items.ts';
import styles from './send-cart.module.css';

const SendCartPanel = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "cart-more" */ './send-cart-panel.tsx'))).SendCartPanel,
}));

/** The cart goes on on another device, with or without an account. */
export function SendCart({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const isUploading = pendingPhotos(cart) > 0;
  return (
    <div className={styles.send}>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls="send-cart"
        onClick={() => setIsOpen((wasOpen) => !wasOpen)}
      >
        <Smartphone size={18} aria-hidden="true" /> {t('sendCart.open.label')}
      </Button>
      <div id="send-cart" hidden={!isOpen}>
        {isOpen && isUploading && <p>{t('sendCart.uploading.text')}</p>}
        {isOpen && !isUploading && (
          <Suspense>
            <SendCartPanel cart={cart} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
