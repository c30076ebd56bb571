import { listProducts, type ProductCard } from '@aimante/api-contract/catalogue';
import type { Quote } from '@aimante/api-contract/checkout';
import { useLoad } from '@aimante/remote/data';
import { newId } from '@aimante/shop/new-id';
import { Button, Select } from '@aimante/ui';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';
import { UnitLine, UnitLines, UnitStepper } from '../lines/unit-lines.tsx';
import { canBeOrdered, type DraftLine, quantityOf } from './draft-lines.ts';
import styles from './line-editor.module.css';
import { LinePhotos } from './line-photos.tsx';
import { PhotosToCome } from './photos-to-come.tsx';

const MOST_UNITS = 999;

type LinesChange = (change: (lines: readonly DraftLine[]) => readonly DraftLine[]) => void;

interface LineEditorProps {
  readonly lines: readonly DraftLine[];
  readonly quote: Quote | null | undefined;
  readonly error: string | undefined;
  readonly onChange: LinesChange;
  /** For a form that moves the focus to its first fault. */
  readonly focusRef?: Ref<HTMLSelectElement>;
}

/** The articles of a new order, with the prices of the shop. */
export function LineEditor({ lines, quote, error, onChange, focusRef }: LineEditorProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const change = (id: string, part: (line: DraftLine) => Partial<DraftLine>) =>
    onChange((before) => before.map((line) => (line.id === id ? { ...line, ...part(line) } : line)));
  const priceOf = ({ id }: DraftLine) => quote?.lines.find(({ lineId }) => lineId === id)?.totalCents;
  return (
    <UnitLines
      lines={lines.map((line) => {
        const { id, title, product } = line;
        const cents = priceOf(line);
        const caption = [
          t('newOrder.units', { count: quantityOf(line) }),
          ...(cents === undefined ? [] : [format.euros(cents)]),
        ];
        return (
          <UnitLine key={id} title={title} caption={caption.join(' · ')}>
            {product.isPersonalised ? (
              <>
                <LinePhotos line={line} onChange={(next) => change(id, ({ photos }) => ({ photos: next(photos) }))} />
                <PhotosToCome line={line} most={MOST_UNITS} onChange={(part) => change(id, () => part)} />
              </>
            ) : (
              <UnitStepper
                name={title}
                label={t('newOrder.unitsOf', { name: title })}
                most={MOST_UNITS}
                value={line.quantity}
                onChange={(quantity) => change(id, () => ({ quantity }))}
              />
            )}
            <Button
              variant="text"
              size="deskSmall"
              icon={<Trash2 size={16} />}
              aria-label={t('newOrder.removeLine', { name: title })}
              onClick={() => onChange((before) => before.filter((other) => other.id !== id))}
            >
              {t('newOrder.remove')}
            </Button>
          </UnitLine>
        );
      })}
    >
      <ProductPicker focusRef={focusRef} onAdd={(line) => onChange((before) => [...before, line])} />
      {error && (
        <p role="alert" className={styles.fault}>
          {error}
        </p>
      )}
    </UnitLines>
  );
}

interface ProductPickerProps {
  readonly focusRef: Ref<HTMLSelectElement> | undefined;
  readonly onAdd: (line: DraftLine) => void;
}

function ProductPicker({ focusRef, onAdd }: ProductPickerProps) {
  const { t } = useTranslation();
  const [productId, setProductId] = useState('');
  const [variantId, setVariantId] = useState('');
  const products = useLoad((api, locale) => ({
    queryKey: ['products-for-sale', locale],
    queryFn: ({ signal }) => api(listProducts, { query: { lang: locale } }, { signal }),
  }));
  const offered = (products.data ?? []).filter(canBeOrdered);
  const product = offered.find(({ id }) => id === productId);
  const variants = product?.variants ?? [];
  const variant = variants.find(({ id }) => id === variantId);
  const canAdd = product !== undefined && (variants.length === 0 || variant !== undefined);
  function add() {
    if (!product) return;
    const title = [product.name, ...(variant ? [optionsOf(variant)] : [])].join(', ');
    onAdd({
      id: newId(),
      product,
      variantId: variant?.id ?? null,
      title,
      quantity: 1,
      photosToCome: false,
      photos: [],
    });
    setProductId('');
    setVariantId('');
  }
  return (
    <div className={styles.picker}>
      <Select
        ref={focusRef}
        size="desk"
        label={t('newOrder.product')}
        value={productId}
        onChange={(event) => {
          setProductId(event.target.value);
          setVariantId('');
        }}
      >
        <option value="">{t('newOrder.choose')}</option>
        {offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {variants.length > 0 && (
        <Select
          size="desk"
          label={t('newOrder.variant')}
          value={variantId}
          onChange={(event) => setVariantId(event.target.value)}
        >
          <option value="">{t('newOrder.choose')}</option>
          {variants.map((each) => (
            <option key={each.id} value={each.id}>
              {optionsOf(each)}
            </option>
          ))}
        </Select>
      )}
      <Button variant="secondary" size="desk" icon={<Plus size={16} />} disabled={!canAdd} onClick={add}>
        {t('newOrder.add')}
      </Button>
    </div>
  );
}

const optionsOf = ({ options }: ProductCard['variants'][number]): string =>
  options.map(({ value }) => value).join(', ');
