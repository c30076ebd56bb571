import { useLocale } from '@aimante/remote';
import { Skeleton } from '@aimante/ui';
import { useEffect, useRef, useState } from 'react';
import { isCheckoutDocument } from '../stripe/checkout-document.ts';
import { type StripeButtons, showStripeButtons } from './stripe-buttons.ts';
import type { WalletPress } from './wallet-press.ts';

interface StripeWalletsProps {
  readonly publishableKey: string;
  readonly amountCents: number;
  readonly hasPaypal: boolean;
  readonly onPress: WalletPress;
  /** Called if this customer has no wallet, or if Stripe does not load. The other methods then stay. */
  readonly onNone: () => void;
}

/** Container of Stripe's wallet buttons. */
export function StripeWallets({ publishableKey, amountCents, hasPaypal, onPress, onNone }: StripeWalletsProps) {
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ amountCents, locale, onPress, onNone });
  const [buttons, setButtons] = useState<StripeButtons>();

  useEffect(() => {
    latest.current = { amountCents, locale, onPress, onNone };
  });

  useEffect(() => {
    if (!isCheckoutDocument()) {
      globalThis.location.reload();
      return;
    }
    if (!place.current) return;
    let shown: StripeButtons | undefined;
    let isGone = false;
    const none = () => !isGone && latest.current.onNone();
    const onButtonPress = () => latest.current.onPress();
    const { amountCents: cents, locale: language } = latest.current;
    const options = { publishableKey, hasPaypal, place: place.current, onPress: onButtonPress };
    showStripeButtons({ ...options, amountCents: cents, locale: language }).then((loaded) => {
      shown = loaded;
      if (isGone) loaded.remove();
      else if (loaded.isAvailable) setButtons(loaded);
      else none();
    }, none);
    return () => {
      isGone = true;
      shown?.remove();
      setButtons(undefined);
    };
  }, [publishableKey, hasPaypal]);

  useEffect(() => {
    buttons?.setAmount(amountCents);
    buttons?.setLocale(locale);
  }, [buttons, amountCents, locale]);

  return (
    <>
      {!buttons && <Skeleton shape="block" height="3rem" />}
      <div ref={place} />
    </>
  );
}
