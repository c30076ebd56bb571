import type { Quote } from '@aimante/api-contract/checkout';
import type { Order } from '@aimante/api-contract/orders';
import type { Address } from '@aimante/api-contract/users';
import { Link, useLocale } from '@aimante/remote';
import { deliveryPromise, pickUpPromise } from '@aimante/shop/calendar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GiftChoice } from '../cart/cart.ts';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft.ts';
import { needsAddress } from '../delivery-form/check-delivery.ts';
import { MarketName, RelayName } from './pick-up-name.tsx';
import styles from './recap.module.css';

interface DraftRecapProps {
  readonly draft: CheckoutDraft;
  readonly addresses: readonly Address[];
  readonly isGuest: boolean;
  readonly gift: GiftChoice | undefined;
  readonly estimate: Quote['estimate'];
}

export function DraftRecap({ draft, addresses, isGuest, gift, estimate }: DraftRecapProps) {
  const { t } = useTranslation();
  const place = draft.addressId ? addresses.find(({ id }) => id === draft.addressId) : undefined;
  const delivery = isGuest ? '/checkout/guest?step=livraison' : '/checkout';
  return (
    <dl className={styles.recap}>
      <Row label={t('recap.contact.label')} edit={isGuest ? '/checkout/guest?step=contact' : delivery}>
        {draft.email}
      </Row>
      <Row label={t('recap.address.label')} edit={delivery}>
        {needsAddress(draft) && addressLine(place ?? draft.address)}
        {draft.method === 'relay' && <RelayName draft={draft} />}
        {draft.method === 'market' && <MarketName draft={draft} />}
      </Row>
      <Row label={t('recap.method.label')} edit={delivery}>
        {t(`summary.method.${draft.method}`)}
        <Dates estimate={estimate} method={draft.method} />
      </Row>
      {gift && <GiftRow gift={gift} edit={delivery} />}
    </dl>
  );
}

export function OrderRecap({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { email, number, shippingAddress, shippingMethod, relay, marketEvent, estimate, gift } = order;
  const place = shippingAddress ? addressLine(shippingAddress) : (relay?.name ?? marketEvent?.place);
  return (
    <dl className={styles.recap}>
      <Row label={t('recap.order.label')}>{number}</Row>
      <Row label={t('recap.contact.label')}>{email}</Row>
      {place && <Row label={t('recap.address.label')}>{place}</Row>}
      <Row label={t('recap.method.label')}>
        {t(`summary.method.${shippingMethod}`)}
        <Dates estimate={estimate} method={shippingMethod} />
      </Row>
      {gift && <GiftRow gift={gift} />}
    </dl>
  );
}

interface Place {
  readonly firstName: string;
  readonly lastName: string;
  readonly line1: string;
  readonly postalCode: string;
  readonly city: string;
}

const addressLine = ({ firstName, lastName, line1, postalCode, city }: Place) =>
  `${firstName} ${lastName}, ${line1}, ${postalCode} ${city}`;

interface DatesProps {
  readonly estimate: Quote['estimate'];
  readonly method: CheckoutDraft['method'];
}

function Dates({ estimate, method }: DatesProps) {
  const locale = useLocale();
  if (!estimate || method === 'market') return null;
  const promise = method === 'relay' ? pickUpPromise : deliveryPromise;
  return <span className={styles.dates}>{promise(estimate, locale)}</span>;
}

function GiftRow({ gift, edit }: { gift: NonNullable<Order['gift']>; edit?: string }) {
  const { t } = useTranslation();
  return (
    <Row label={t('recap.gift.label')} {...(edit && { edit })}>
      {gift.isWrapped ? t('gift.recap.wrapped') : t('gift.recap.plain')}
      {gift.message && <q className={styles.message}>{gift.message}</q>}
    </Row>
  );
}

interface RowProps {
  readonly label: string;
  readonly edit?: string;
  readonly children: ReactNode;
}

function Row({ label, edit, children }: RowProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {edit && (
        <dd className={styles.edit}>
          <Link to={edit} aria-label={t('recap.edit.of', { label })}>
            {t('recap.edit.label')}
          </Link>
        </dd>
      )}
    </div>
  );
}
