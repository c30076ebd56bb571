import type { Packing } from '@aimante/api-contract/packing';
import { Link } from '@aimante/remote';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../numbers/format.ts';
import { TilePicture } from '../tile-picture.tsx';
import styles from './packing.module.css';

type Tile = Packing['tiles'][number];

const stateOf = ({ isVoid, packedAt }: Tile) => {
  if (isVoid) return 'void';
  return packedAt ? 'in' : 'out';
};

const signs = {
  in: <CircleCheck size={18} aria-hidden="true" />,
  out: <CircleDashed size={18} aria-hidden="true" />,
  void: <CircleX size={18} aria-hidden="true" />,
};

/** Each magnet of the order: where it lies, its code, and whether it is in the parcel. */
export function PackingTiles({ packing }: { readonly packing: Packing }) {
  return (
    <ul className={styles.tiles}>
      {packing.tiles.map((tile) => (
        <PackingTile key={tile.id} tile={tile} orderId={packing.orderId} />
      ))}
    </ul>
  );
}

function PackingTile({ tile, orderId }: { readonly tile: Tile; readonly orderId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const state = stateOf(tile);
  const { copy, copies, size, sheet, batchId, batchNumber, code, packedAt, packedBy } = tile;
  return (
    <li className={styles.tile} data-state={state}>
      <span className={styles.picture}>
        <TilePicture orderId={orderId} photo={{ id: tile.linePhotoId, previewUrl: null }} isReady alt="" />
      </span>
      <div>
        <p className={styles.state}>
          {signs[state]} {t(`packing.state.${state}`)}
        </p>
        <p>
          {size} · {copy}/{copies}
        </p>
        <p>
          <Link to={`/admin/batches/${batchId}`}>{batchNumber}</Link>, {t('packing.sheet', { sheet })}
        </p>
        <p className={styles.digits}>{code.replace(/(\d{4})$/, ' $1')}</p>
        {packedAt && (
          <p>
            {packedBy && `${packedBy}, `}
            {format.time(packedAt)}
          </p>
        )}
      </div>
    </li>
  );
}
