import type { QuoteLine, QuoteNotice } from '@aimante/api-contract/checkout';
import { untilLoaded, useLocale } from '@aimante/remote';
import { formatPrice, Notice, Price, QuantityStepper } from '@aimante/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CartLine, quantityOf } from '../../../cart/cart.ts';
import { setQuantity } from '../../../cart/cart-rules.ts';
import { lineTotalCents } from '../../../cart/cart-totals.ts';
import { countGonePhotos } from '../../../cart/gone-photos.ts';
import { useCartStore } from '../../../cart/use-cart.ts';
import { isGone } from '../../../quote/gone-lines.ts';
import { isSold } from '../../../quote/quote-request.ts';
import { lineElementId } from '../line-in-the-way.ts';
import { MagnetDoor } from '../photos/magnet-door.tsx';
import styles from './cart-line-view.module.css';
import { CopiesEditor } from './copies-editor.tsx';
import { LineActions } from './line-actions.tsx';
import { MissingPhotos } from './missing-photos.tsx';
import { QualityNote } from './quality-note.tsx';

/** Opened by a press. */
const PhotoGallery = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "cart-more" */ '../photos/photo-gallery.tsx')))
    .PhotoGallery,
}));

interface CartLineViewProps {
  readonly line: CartLine;
  /** The same line in the shop's quote: name, options and price. */
  readonly quoted: QuoteLine | undefined;
  readonly notices: readonly QuoteNotice[];
}

export function CartLineView({ line, quoted, notices }: CartLineViewProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [shown, setShown] = useState<number>();
  const [isEditing, setIsEditing] = useState(false);
  const name = quoted?.name ?? line.name ?? t(line.photos.length > 0 ? 'cart.line.unnamed' : 'cart.line.unnamedItem');
  const isLineGone = notices.some(isGone);
  return (
    <li className={styles.line} id={lineElementId(line.lineId)} tabIndex={-1}>
      <LineHead line={line} quoted={quoted} name={name} isGone={isLineGone} />
      {line.photos.length > 0 ? (
        <MagnetDoor photos={line.photos} onOpen={setShown} />
      ) : (
        <PlainItem line={line} quoted={quoted} />
      )}
      {!isLineGone && countGonePhotos(line) === 0 && <QualityNote photos={line.photos} />}
      {quoted?.nextStep && quoted.quantity === quantityOf(line) && (
        <Notice tone="info">
          {t('cart.line.nextStep', {
            missing: quoted.nextStep.missing,
            price: formatPrice(quoted.nextStep.unitPriceCents, locale),
          })}
        </Notice>
      )}
      {isEditing && line.photos.length > 0 && <CopiesEditor line={line} />}
      {!isLineGone && <MissingPhotos line={line} name={name} slug={quoted?.slug} />}
      {!isSold(line) && <Notice tone="danger">{t('cart.line.unknown')}</Notice>}
      {notices.map(({ code, message }) => (
        <Notice key={code} tone={code === 'BUNDLE_PRICE_LOST' ? 'warning' : 'danger'}>
          {message}
        </Notice>
      ))}
      <LineActions
        line={line}
        name={name}
        slug={quoted?.slug}
        canEdit={!isLineGone}
        isEditing={isEditing}
        onEdit={() => setIsEditing(!isEditing)}
      />
      {shown !== undefined && (
        <Suspense>
          <PhotoGallery photos={line.photos} shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </li>
  );
}

interface LineHeadProps extends Pick<CartLineViewProps, 'line' | 'quoted'> {
  readonly name: string;
  readonly isGone: boolean;
}

function LineHead({ line, quoted, name, isGone: isLineGone }: LineHeadProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const count = quantityOf(line);
  return (
    <div className={styles.head}>
      <div>
        <h2>
          {line.photos.length > 0 && !isLineGone && (
            <span className={styles.kind}>{t('cart.line.kind', { id: quoted?.slug ?? line.productId })}</span>
          )}
          <span className={styles.name}>{name}</span>
        </h2>
        {quoted?.options && <p className={styles.options}>{quoted.options}</p>}
      </div>
      {isLineGone ? (
        <p className={styles.price}>{t('cart.line.gone')}</p>
      ) : (
        <p className={styles.price}>
          <Price
            cents={quoted && quoted.quantity === count ? quoted.totalCents : lineTotalCents(line)}
            locale={locale}
          />
          {partsOf(line, quoted).map(({ name: set, quantity, unitPriceCents }) => (
            <span key={`${quantity} ${unitPriceCents}`}>
              {set && `${set} · `}
              {t(line.photos.length > 0 ? 'cart.line.calculation' : 'cart.line.itemCalculation', {
                count: quantity,
                price: formatPrice(unitPriceCents, locale),
              })}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** The prices of the shop, as soon as they are known for this quantity. */
function partsOf(
  line: CartLine,
  quoted: QuoteLine | undefined,
): readonly Pick<QuoteLine['parts'][number], 'name' | 'quantity' | 'unitPriceCents'>[] {
  const quantity = quantityOf(line);
  if (quoted?.quantity === quantity && quoted.parts.length > 1) return quoted.parts;
  return [{ name: null, quantity, unitPriceCents: quoted?.unitPriceCents ?? line.unitPriceCents }];
}

/** A product without photos: its picture and quantity. */
function PlainItem({ line, quoted }: Pick<CartLineViewProps, 'line' | 'quoted'>) {
  const { t } = useTranslation();
  const { change } = useCartStore();
  const picture = quoted?.imageUrl;
  return (
    <div className={styles.plain}>
      {picture && <img src={picture} alt="" width="96" height="72" />}
      {!quoted && <span className={styles.noPicture} />}
      <QuantityStepper
        label={t('cart.quantity.label')}
        decreaseLabel={t('cart.quantity.decrease')}
        increaseLabel={t('cart.quantity.increase')}
        value={line.quantity}
        onValueChange={(quantity) => change((cart) => setQuantity(cart, line.lineId, quantity))}
      />
    </div>
  );
}
