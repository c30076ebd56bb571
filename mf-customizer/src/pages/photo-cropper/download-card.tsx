import { useLocale } from '@aimante/remote';
import { Button, formatPrice } from '@aimante/ui';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { useCartRequest } from '../../cart-request/use-cart-request.ts';
import { DoubtfulPhoto } from '../../gallery/doubtful-photo.tsx';
import { PdfSheet } from '../../pdf-sheet/pdf-sheet.tsx';
import { hasUnacceptedPoor, magnetCount, type Project } from '../../photo-project/photo-project.ts';
import { usePhotoProject } from '../../photo-project/use-photo-project.ts';
import { usePictureExport } from '../../picture-export/use-picture-export.ts';
import styles from './download-card.module.css';
import { TillCard } from './till-card.tsx';
import { useProductsOfSize } from './use-products-of-size.ts';

export function DownloadCard() {
  const { t } = useTranslation();
  const [project] = usePhotoProject();
  const { progress, save } = usePictureExport(project);
  return (
    <div className={styles.cards}>
      <TillCard />
      <section className={styles.card} aria-labelledby="download-title">
        <h2 id="download-title">{t('download.card.title')}</h2>
        <p>{t('download.card.text')}</p>
        <DoubtfulPhoto />
        <Button
          size="large"
          icon={<Download size={20} />}
          loading={progress !== undefined}
          loadingLabel={progress ? t('export.progress.count', { ...progress }) : undefined}
          onClick={() => void save()}
        >
          {t('download.png.label', { count: project.items.length })}
        </Button>
        <PdfSheet project={project} isPreview={false} />
      </section>
      <OrderSize project={project} />
    </div>
  );
}

/** "Commander ce format": products of this size. */
function OrderSize({ project }: { project: Project }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const products = useProductsOfSize(project.profile.trim);
  const { progress, progressText, addToCart } = useCartRequest();
  const count = magnetCount(project);
  if (products.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="order-size-title">
      <h2 id="order-size-title">{t('order.size.title')}</h2>
      <p>{t('order.size.text')}</p>
      <ul className={styles.products}>
        {products.map((product) => {
          const variant = product.variants[0];
          const unitPriceCents = variant?.priceCents ?? product.priceCents;
          return (
            <li key={product.id}>
              <div>
                <strong>{product.name}</strong>
                <span>{`${count} × ${formatPrice(unitPriceCents, locale)}`}</span>
              </div>
              <Button
                size="small"
                variant="secondary"
                aria-label={t('order.add.label', { name: product.name })}
                loading={progress !== undefined}
                loadingLabel={progressText}
                disabled={(variant?.stock ?? product.stock) < count || hasUnacceptedPoor(project)}
                onClick={() =>
                  void addToCart({ productId: product.id, variantId: variant?.id, bundleId: undefined, unitPriceCents })
                }
              >
                {t('order.add.short')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
