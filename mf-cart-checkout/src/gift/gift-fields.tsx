import { useLocale } from '@aimante/remote';
import { Checkbox, formatPrice, TextArea } from '@aimante/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GiftChoice, PLAIN_GIFT } from '../cart/cart.ts';
import { setGift } from '../cart/cart-rules.ts';
import { useCartStore } from '../cart/use-cart.ts';

const LONGEST_MESSAGE = 300;

interface GiftFieldsProps {
  readonly gift: GiftChoice;
  readonly wrapCents: number | undefined;
}

export function GiftFields({ gift, wrapCents }: GiftFieldsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { change } = useCartStore();
  const [message, setMessage] = useState(gift.message);
  const update = (changed: Partial<GiftChoice>) =>
    change((cart) => setGift(cart, { ...PLAIN_GIFT, ...cart.gift, ...changed }));
  return (
    <>
      <TextArea
        label={t('gift.message.label')}
        placeholder={t('gift.message.example')}
        optional={t('field.optional.mark')}
        help={t('gift.message.left', { count: LONGEST_MESSAGE - message.length })}
        value={message}
        rows={3}
        maxLength={LONGEST_MESSAGE}
        onChange={({ target }) => setMessage(target.value)}
        onBlur={() => update({ message })}
      />
      <Checkbox
        label={
          wrapCents === undefined
            ? t('gift.wrap.plain')
            : t('gift.wrap.label', { price: formatPrice(wrapCents, locale) })
        }
        checked={gift.isWrapped}
        onChange={({ target }) => update({ message, isWrapped: target.checked })}
      />
    </>
  );
}
