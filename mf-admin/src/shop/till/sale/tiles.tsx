import { foldText } from '@aimante/shop/fold-text';
import { classNames, TextField } from '@aimante/ui';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../numbers/format.ts';
import type { StandItem } from '../basket.ts';
import type { TillFacts } from '../use-till.ts';
import styles from './sale.module.css';
import { stockOf } from './stock-of.ts';

interface TilesProps {
  readonly facts: TillFacts;
  readonly quantityOf: (id: string) => number;
  readonly onPress: (item: StandItem) => void;
}

const FEW = 9;

/** One tile per item. An item without stock can still be sold: the count may be wrong. */
export function Tiles({ facts, quantityOf, onPress }: TilesProps) {
  const { t } = useTranslation();
  const [category, setCategory] = useState<string>();
  const [search, setSearch] = useState('');
  const items = facts.stand?.items ?? [];
  const categories = [...new Set(items.flatMap((item) => item.category ?? []))];
  const shown = items.filter(
    (item) => (!category || item.category === category) && foldText(item.name).includes(foldText(search)),
  );
  return (
    <>
      <div className={styles.filters}>
        {[undefined, ...categories].map((each) => (
          <button
            key={each ?? ''}
            type="button"
            className={styles.filter}
            aria-pressed={category === each}
            onClick={() => setCategory(each)}
          >
            {each ?? t('till.all')}
          </button>
        ))}
        <TextField
          className={styles.search}
          label={t('till.search')}
          isLabelHidden
          type="search"
          start={<Search size={18} />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {items.length === 0 && <p>{t('till.noStock')}</p>}
      {items.length > 0 && shown.length === 0 && <p>{t('till.noneFound')}</p>}
      <div className={styles.tiles}>
        {shown.map((item) => (
          <Tile
            key={item.ownerId}
            item={item}
            picture={item.imageUrl ? facts.pictures.get(item.imageUrl) : undefined}
            left={stockOf(item, { records: facts.records, lastNumber: facts.stand?.device.lastNumber ?? 0 })}
            quantity={quantityOf(item.ownerId)}
            onPress={() => onPress(item)}
          />
        ))}
      </div>
    </>
  );
}

interface TileProps {
  readonly item: StandItem;
  readonly picture: string | undefined;
  readonly left: number;
  readonly quantity: number;
  readonly onPress: () => void;
}

function Tile({ item, picture, left, quantity, onPress }: TileProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isOut = left - quantity <= 0;
  const stock = left > FEW ? t('till.stock', { count: left }) : t('till.left', { count: left });
  return (
    <button
      type="button"
      className={classNames(styles.tile, isOut && styles.out)}
      data-chosen={quantity > 0 || undefined}
      onClick={onPress}
    >
      {picture ? <img src={picture} alt="" /> : <span className={styles.blank} />}
      {quantity > 0 && <b className={styles.count}>{quantity}</b>}
      <span className={styles.name}>{item.name}</span>
      <span className={styles.facts}>
        <strong>{format.euros(item.cents)}</strong>
        <small data-few={left <= FEW || undefined}>{left <= 0 ? t('till.soldOut') : stock}</small>
      </span>
    </button>
  );
}
