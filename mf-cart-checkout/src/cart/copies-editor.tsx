import { usePlatform, useT } from '@aimante/remote';
import { IconButton, QuantityStepper } from '@aimante/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import type { CartLine } from '../cart-state/cart.ts';
import { mostCopies, putBack, removeLine, removePhoto, setCopies } from '../cart-state/cart-rules.ts';
import { useCartStore } from '../cart-state/use-cart.ts';
import styles from './copies-editor.module.css';

/** How often each photo of a line is printed. */
export function CopiesEditor({ line }: { line: CartLine }) {
  const t = useT();
  const platform = usePlatform();
  const { change } = useCartStore();
  const { lineId, photos } = line;

  function remove(place: number) {
    let at = 0;
    change((cart) => {
      at = cart.lines.findIndex((each) => each.lineId === lineId);
      return removePhoto(cart, lineId, place);
    });
    platform.notify({
      kind: 'success',
      text: t('cart.photo.removed'),
      action: {
        label: t('cart.removed.undo'),
        run: () => change((cart) => putBack(removeLine(cart, lineId), line, at)),
      },
    });
  }

  return (
    <ul className={styles.list} aria-label={t('cart.copies.label')}>
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
            onClick={() => remove(place)}
          >
            <Trash2 />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
