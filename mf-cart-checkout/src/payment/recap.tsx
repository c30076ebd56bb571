import type { Quote } from '@aimante/api-contract/checkout';
import type { Order } from '@aimante/api-contract/orders';
import type { Address } from '@aimante/api-contract/users';
import { Link, useLocale } from '@aimante/remote';
import { deliveryPromise } from '@aimante/shop/calendar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft.ts';
import { needsAddress } from '../delivery-form/check-delivery.ts';
import { MarketName, RelayName } from './pick-up-name.tsx';
import styles from './recap.module.css';

interface DraftRecapProps {
  readonly draft: CheckoutDraft;
  readonly addresses: readonly Address[];
  readonly isGuest: boolean;
  readonly estimate: Quote['estimate'];
}

export function DraftRecap({ draft, addresses, isGuest, estimate }: DraftRecapProps) {
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
        <Dates estimate={estimate} />
      </Row>
    </dl>
  );
}

export function OrderRecap({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { email, number, shippingAddress, shippingMethod, relay, marketEvent, estimate } = order;
  const place = shippingAddress ? addressLine(shippingAddress) : (relay?.name ?? marketEvent?.place);
  return (
    <dl className={styles.recap}>
      <Row label={t('recap.order.label')}>{number}</Row>
      <Row label={t('recap.contact.label')}>{email}</Row>
      {place && <Row label={t('recap.address.label')}>{place}</Row>}
      <Row label={t('recap.method.label')}>
        {t(`summary.method.${shippingMethod}`)}
        <Dates estimate={estimate} />
      </Row>
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

function Dates({ estimate }: { estimate: Quote['estimate'] }) {
  const locale = useLocale();
  return estimate && <span className={styles.dates}>{deliveryPromise(estimate, locale)}</span>;
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
