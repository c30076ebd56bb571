import { type SQL, sql } from '../../platform/sql/sql.ts';

/** Box and filling. */
const PACKAGING_GRAMS = 40;
/** A square millimetre of magnet with its paper and film. */
const GRAMS_PER_MM2 = 0.0032;
/** A product of unknown weight and size. */
const USUAL_GRAMS = 20;

interface WeightColumns {
  weight: SQL;
  width: SQL;
  height: SQL;
}

/** The weight of one piece: as entered for the product, or by the size of the magnet. */
export const pieceGrams = ({ weight, width, height }: WeightColumns): SQL =>
  sql`coalesce(${weight}, ceil(${width} * ${height} * ${GRAMS_PER_MM2}), ${USUAL_GRAMS})::int`;

export const parcelGrams = (pieces: readonly { quantity: number; weightGrams: number }[]): number =>
  PACKAGING_GRAMS + pieces.reduce((sum, { quantity, weightGrams }) => sum + quantity * weightGrams, 0);
