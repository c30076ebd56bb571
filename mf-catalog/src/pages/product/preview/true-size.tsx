import type { Product } from '@aimante/api-contract/catalogue';
import { useLocale } from '@aimante/remote';
import { formatNumber } from '@aimante/shop/numbers';
import { Coin, MagnetTile, Notice, Picture } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import { type Cut, cutOf } from '../../../catalogue/shape.ts';
import { catPicture } from '../../../pictures/cat.ts';
import { Section } from '../../../section/section.tsx';
import { safetyOf } from './safety.ts';
import styles from './true-size.module.css';

const MM_IN_CM = 10;
const MAX_PX_PER_MM = 4.6;
const MAX_HEIGHT = '21rem';
const COIN_AND_GAP_MM = 38;

export function TrueSize({ product }: { readonly product: Product }) {
  const { t } = useTranslation();
  const facts = useFacts(product);
  const { magnetWidth, magnetHeight, printProfile } = product;
  const hasMagnet = magnetWidth !== null && magnetHeight !== null;
  const safety = safetyOf(product, t('product.safety.text'));
  if (!hasMagnet && facts.length === 0 && !safety) return null;
  return (
    <Section title={t(hasMagnet ? 'product.size.title' : 'product.size.titleWithout')} tone="sheet">
      <div className={styles.columns}>
        <div>
          {hasMagnet && <p className={styles.text}>{t('product.size.text')}</p>}
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {safety && (
            <Notice role="note" title={t('product.safety.title')} className={styles.safety}>
              {safety}
            </Notice>
          )}
        </div>
        {hasMagnet && (
          <Scene
            widthMm={magnetWidth}
            heightMm={magnetHeight}
            shape={cutOf(product)}
            cornerMm={printProfile?.cornerRadiusMm}
          />
        )}
      </div>
    </Section>
  );
}

function useFacts({ material, dimensions, weight, specs }: Product): readonly (readonly [string, string])[] {
  const { t } = useTranslation();
  return [
    [t('product.facts.material'), material ?? specs.material],
    [t('product.facts.dimensions'), dimensions ?? specs.dimensions],
    [t('product.specs.thickness'), specs.thickness],
    [t('product.facts.weight'), weight === null ? specs.weight : t('product.facts.grams', { count: weight })],
    [t('product.facts.care'), specs.care],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
}

interface SceneProps {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly shape: Cut;
  readonly cornerMm: number | undefined;
}

/** One scale for magnet, ruler and coin. Set inline, because a style sheet would rename the variable. */
function Scene({ widthMm, heightMm, shape, cornerMm }: SceneProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const inCm = (mm: number) => formatNumber(mm / MM_IN_CM, locale);
  const size = t('product.size.measures', { width: inCm(widthMm), height: inCm(heightMm) });
  const scale: Record<`--${string}`, string> = {
    '--magnet-mm': `min(${MAX_PX_PER_MM}px, 84cqi / ${widthMm + COIN_AND_GAP_MM}, ${MAX_HEIGHT} / ${heightMm})`,
  };
  return (
    <figure className={styles.steel}>
      <div className={styles.objects} style={scale}>
        <div>
          <MagnetTile widthMm={widthMm} heightMm={heightMm} shape={shape} cornerMm={cornerMm} sizing="scale">
            <Picture source={catPicture} alt="" sizes="15rem" />
          </MagnetTile>
          <div className={styles.ruler} aria-hidden="true" />
          <div className={styles.figures} aria-hidden="true">
            <span>0</span>
            <span>{inCm(widthMm / 2)}</span>
            <span>{inCm(widthMm)} cm</span>
          </div>
        </div>
        <Coin className={styles.coin} />
      </div>
      <figcaption className={styles.caption}>{t('product.size.caption', { size })}</figcaption>
    </figure>
  );
}
