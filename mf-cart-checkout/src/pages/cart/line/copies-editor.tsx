import { IconButton, QuantityStepper } from '@aimante/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../../cart/cart.ts';
import { mostCopies, setCopies } from '../../../cart/cart-rules.ts';
import { useCartStore } from '../../../cart/use-cart.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import styles from './copies-editor.module.css';
import { useCartRemoval } from './use-cart-removal.ts';

export function CopiesEditor({ line }: { line: CartLine }) {
  const { t } = useTranslation();
  const { change } = useCartStore();
  const { removePhotoOf } = useCartRemoval();
  const { lineId, photos } = line;
  const list = useFocusFallback<HTMLUListElement>(photos.length);
  return (
    <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t('cart.copies.label')}>
      {photos.map((photo, place) => (
        <li key={`${place} ${photo.print?.photoId ?? ''}`} className={styles.photo}>
          <img src={photo.preview} alt="" width="56" height="56" />
          <QuantityStepper
            label={t('cart.copies.of', { place: place + 1 })}
            decreaseLabel={t('cart.copies.decrease', { place: place + 1 })}
            increaseLabel={t('cart.copies.increase', { place: place + 1 })}
            value={photo.copies}
            max={mostCopies(line, place)}
            onValueChange={(copies) => change((cart) => setCopies(cart, lineId, { place, copies }))}
          />
          <IconButton
            label={t('cart.photo.remove', { place: place + 1 })}
            variant="ghost"
            onClick={() => removePhotoOf(line, place)}
          >
            <Trash2 />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
