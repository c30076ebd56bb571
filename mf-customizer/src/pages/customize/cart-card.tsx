import { useLocale } from '@aimante/remote';
import { Badge, Button, formatPrice, Notice } from '@aimante/ui';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useTranslation } from 'react-i18next';
import { useCartRequest } from '../../cart-request/use-cart-request.ts';
import { DoubtfulPhoto } from '../../gallery/doubtful-photo.tsx';
import { useOnline } from '../../original-upload/use-online.ts';
import { useUploadProgress } from '../../original-upload/use-original-upload.ts';
import { PdfSheet } from '../../pdf-sheet/pdf-sheet.tsx';
import { hasUnacceptedPoor, magnetCount } from '../../photo-project/photo-project.ts';
import { usePhotoProject } from '../../photo-project/use-photo-project.ts';
import styles from './cart-card.module.css';
import { missingForBundle, type PurchaseChoice, priceOf } from './purchase-choice.ts';
import { useDeliveryTerms } from './use-delivery-terms.ts';
import type { OfferedProduct } from './use-product.ts';

interface CartCardProps {
  readonly offer: OfferedProduct;
  readonly choice: PurchaseChoice;
}

export function CartCard({ offer: { product }, choice }: CartCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [project] = usePhotoProject();
  const { progress, progressText, addToCart } = useCartRequest();
  const count = magnetCount(project);
  const price = priceOf(product, choice, count);
  const missing = missingForBundle(choice, count);
  const terms = useDeliveryTerms(price.totalCents);
  const isInStock = price.supply >= count;
  const money = (cents: number) => formatPrice(cents, locale);
  const { cornerRadius, shape } = project.profile;
  return (
    <section className={styles.card} aria-labelledby="cart-card-title">
      <div className={styles.head}>
        <h2 id="cart-card-title">{t('cart.card.title')}</h2>
        <Badge tone={missing === 0 && count >= (choice.quantity ?? 0) ? 'success' : 'neutral'}>
          {choice.quantity ? t('cart.card.of', { count, quantity: choice.quantity }) : t('cart.card.count', { count })}
        </Badge>
      </div>
      <dl className={styles.facts}>
        {price.parts.map(({ setId, quantity, unitPriceCents }) => (
          <div key={setId ?? 'single'}>
            <dt>{choice.sets.find(({ id }) => id === setId)?.name ?? t('cart.card.unit')}</dt>
            <dd>{`${quantity} × ${money(unitPriceCents)}`}</dd>
          </div>
        ))}
        {choice.variant?.options.map(({ id, groupName, value }) => (
          <div key={id}>
            <dt>{groupName}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {cornerRadius > 0 && shape === 'rectangle' && (
          <div>
            <dt>{t('cart.card.corners')}</dt>
            <dd>{t('cart.card.rounded', { mm: cornerRadius })}</dd>
          </div>
        )}
      </dl>
      <div className={styles.total}>
        <strong>{t('cart.card.total')}</strong>
        <strong>{money(price.totalCents)}</strong>
      </div>
      <p className={styles.quiet}>
        {terms && `${terms} · `}
        {t('cart.card.points', { count: product.loyaltyPoints * count })}
      </p>
      {missing > 0 && (
        <Notice tone="info">
          {t('cart.bundle.notice', { name: choice.bundle?.name, count: missing, price: money(price.singleCents) })}
        </Notice>
      )}
      {missing === 0 && price.nextStep && (
        <Notice tone="info">
          {t('cart.bundle.nextStep', {
            missing: price.nextStep.missing,
            price: money(price.nextStep.unitPriceCents),
          })}
        </Notice>
      )}
      {!isInStock && <Notice tone="danger">{t('cart.stock.notice', { count: price.supply })}</Notice>}
      <DoubtfulPhoto />
      <Button
        size="large"
        icon={<ShoppingBag size={20} />}
        disabled={!isInStock || hasUnacceptedPoor(project)}
        loading={progress !== undefined}
        loadingLabel={progressText}
        onClick={() =>
          void addToCart({
            productId: product.id,
            variantId: choice.variant?.id,
            bundleId: price.parts[0]?.setId ?? undefined,
            unitPriceCents: price.parts.at(-1)?.unitPriceCents ?? price.singleCents,
          })
        }
      >
        {t('cart.add.label')}
      </Button>
      <PdfSheet project={project} isPreview />
      <UploadNote />
    </section>
  );
}

function UploadNote() {
  const { t } = useTranslation();
  const upload = useUploadProgress();
  if (!useOnline()) return <p className={styles.quiet}>{t('cart.originals.offline')}</p>;
  if (upload?.isDelayed) return <p className={styles.quiet}>{t('cart.originals.delayed')}</p>;
  return (
    <p className={styles.quiet}>
      {t('cart.originals.text')}
      {upload &&
        ` ${t(upload.done === upload.total ? 'cart.originals.done' : 'cart.originals.sending', { ...upload })}`}
    </p>
  );
}
