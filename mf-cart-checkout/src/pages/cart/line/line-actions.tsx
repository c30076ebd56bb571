import { Link, useSession } from '@aimante/remote';
import Copy from 'lucide-react/icons/copy';
import Crop from 'lucide-react/icons/crop';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../../cart/cart.ts';
import styles from './cart-line-view.module.css';
import { customizePath, customizeState } from './customize-path.ts';
import { useCartRemoval } from './use-cart-removal.ts';

interface LineActionsProps {
  readonly line: CartLine;
  readonly name: string;
  readonly slug: string | undefined;
  /** False for a product that is no longer sold. */
  readonly canEdit: boolean;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
}

export function LineActions({ line, name, slug, canEdit, isEditing, onEdit }: LineActionsProps) {
  const { t } = useTranslation();
  const session = useSession();
  const { removeOne } = useCartRemoval();
  const hasPhotos = canEdit && line.photos.length > 0;
  return (
    <div className={styles.actions}>
      {hasPhotos && (
        <Link
          className={styles.action}
          to={customizePath(line, { slug, hasAccount: session !== null })}
          state={customizeState(line)}
          aria-label={t('cart.line.editOf', { name })}
        >
          <Crop size={16} aria-hidden="true" />
          {t('cart.line.edit')}
        </Link>
      )}
      {hasPhotos && (
        <button
          type="button"
          className={styles.action}
          aria-expanded={isEditing}
          aria-label={t('cart.line.copiesOf', { name })}
          onClick={onEdit}
        >
          <Copy size={16} aria-hidden="true" />
          {t('cart.line.copies')}
        </button>
      )}
      <button
        type="button"
        className={styles.action}
        data-end
        aria-label={t('cart.line.removeOf', { name })}
        onClick={() => removeOne(line, name)}
      >
        <Trash2 size={16} aria-hidden="true" />
        {t('cart.line.remove')}
      </button>
    </div>
  );
}
