import { openCartLink } from '@aimante/api-contract/carts';
import { Link, useLocation, usePlatform } from '@aimante/remote';
import { isRefusal, useChange, useErrorText } from '@aimante/remote/data';
import { Button, EmptyState, Notice } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartStore } from '../cart/use-cart.ts';
import styles from '../shared-cart/link-page.module.css';
import { addShared } from '../shared-cart/shared-cart.ts';

/** The target of a link to a cart. It asks for a press, because mail programs open links by themselves. */
export function SharedCartPage() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { navigate, notify } = usePlatform();
  const { change } = useCartStore();
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  const open = useChange((api, given: string) => api(openCartLink, { body: { token: given } }), {
    failure: 'inline',
    canBeGuest: true,
    onDone({ cart }) {
      let isNew = false;
      const written = change((before) => {
        const after = addShared(before, cart);
        isNew = after !== before;
        return after;
      });
      if (written === 'full') return notify({ kind: 'error', text: t('cart.full.alert') });
      notify({ kind: isNew ? 'success' : 'info', text: t(isNew ? 'sharedCart.done.text' : 'sharedCart.known.text') });
      navigate('/cart', { replace: true });
    },
  });
  const isDead = token === '' || LINK_CODES.some((code) => isRefusal(open.error, code));
  const toCart = (
    <Button variant={isDead ? 'primary' : 'text'} render={<Link to="/cart" />}>
      {t('sharedCart.cart.label')}
    </Button>
  );
  if (isDead) {
    return (
      <div className={styles.page}>
        <EmptyState level={1} title={t('sharedCart.invalid.title')} actions={toCart}>
          {open.error ? errorText(open.error) : t('sharedCart.invalid.text')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        title={t('sharedCart.intro.title')}
        actions={
          <>
            <Button loading={open.isPending} onClick={() => open.mutate(token)}>
              {t('sharedCart.open.label')}
            </Button>
            {toCart}
          </>
        }
      >
        {t('sharedCart.intro.text')}
        {open.error && <Notice tone="danger">{errorText(open.error)}</Notice>}
      </EmptyState>
    </div>
  );
}

const LINK_CODES = ['CART_LINK_INVALID', 'CART_LINK_EXPIRED', 'CART_LINK_USED'];
