import { useTranslation } from 'react-i18next';
import type { PlacedLayer } from './placed-layers.ts';
import styles from './stage-hint.module.css';

/** What the pointer and the keys do with the selected text or sticker. */
export function LayerHint({ kind }: { readonly kind: PlacedLayer['kind'] }) {
  const { t } = useTranslation();
  return <p className={styles.hint}>{t(`design.${kind}.hint`)}</p>;
}
