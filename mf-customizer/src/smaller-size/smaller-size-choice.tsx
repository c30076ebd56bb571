import { useLocale } from '@aimante/remote';
import { Button, formatPrice } from '@aimante/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { sizeInCm } from '../magnet-size/magnet-words.ts';
import { isDoubtful, type QueueItem, qualityOf } from '../photo-project/photo-project.ts';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import { SizeOffersContext } from './size-offers.ts';
import styles from './smaller-size-choice.module.css';
import { smallerSizes } from './smaller-sizes.ts';

/** For a photo with too few pixels: the smaller sizes on which it is sharp. Shows nothing where there is none. */
export function SmallerSizeChoice({ item }: { readonly item: QueueItem }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [{ profile, items }] = usePhotoProject();
  const { sizes, choose } = use(SizeOffersContext);
  const isSharp = !isDoubtful(qualityOf(item.recipe, profile).quality);
  const offers = isSharp ? [] : smallerSizes(item.recipe, profile, sizes);
  if (offers.length === 0) return null;
  return (
    <fieldset className={styles.choice}>
      <legend>{t('smaller.choice.title')}</legend>
      <div className={styles.sizes}>
        {offers.map((offer) => (
          <Button key={offer.id} variant="secondary" size="small" onClick={() => choose(offer.id)}>
            {sizeInCm(offer, locale)}
            {offer.priceCents !== undefined && ` · ${formatPrice(offer.priceCents, locale)}`}
          </Button>
        ))}
      </div>
      {items.length > 1 && <p className={styles.scope}>{t('smaller.choice.all')}</p>}
    </fieldset>
  );
}
