import type { SheetProfile } from '@aimante/api-contract/batches';
import type { PrintProfile } from '@aimante/api-contract/catalogue';
import {
  defaultProfile,
  type PrintProfile as PrintedAs,
  planGrid,
  type SizeMm,
  shapePath,
  toSvgPath,
  workshopSheet,
} from '@aimante/print';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../desk/panel/panel.tsx';
import { useFormat } from '../../numbers/format.ts';
import { useSheetProfiles } from '../../production/use-sheet-profiles.ts';
import styles from './print-preview.module.css';

interface PrintPreviewProps {
  readonly width: string;
  readonly height: string;
  readonly profile: PrintProfile | null;
}

export function PrintPreview({ width, height, profile }: PrintPreviewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const mm = (length: number) => `${format.count(length)} mm`;
  const sheets = useSheetProfiles();
  const [w, h] = [Number(width.replace(',', '.')), Number(height.replace(',', '.'))];
  if (!(w > 0 && h > 0)) return <p>{t('product.print.noSize')}</p>;
  const printed = printedAs({ width: w, height: h }, profile);
  const { bleed, safe } = printed;
  const wanted = profile?.sheetProfileId;
  const sheet = sheets.data?.find(({ id, isDefault }) => (wanted ? id === wanted : isDefault));
  return (
    <>
      <svg
        className={styles.drawing}
        viewBox={`${-bleed - 2} ${-bleed - 2} ${w + 2 * bleed + 4} ${h + 2 * bleed + 4}`}
        role="img"
        aria-label={t('product.print.drawing', { width: w, height: h, bleed, safe })}
      >
        <rect className={styles.bleed} x={-bleed} y={-bleed} width={w + 2 * bleed} height={h + 2 * bleed} />
        <path className={styles.trim} d={toSvgPath(shapePath(printed))} />
        <path className={styles.safe} d={toSvgPath(shapePath(printed, safe))} />
      </svg>
      <Facts
        items={[
          [t('product.print.size'), `${format.count(w)} × ${format.count(h)} mm`],
          [t('product.print.bleed'), mm(bleed)],
          [t('product.print.safe'), mm(safe)],
          ...(profile
            ? ([
                [t('product.print.radius'), mm(profile.cornerRadiusMm)],
                [t('product.print.dpi'), t('product.print.dpiValue', { dpi: profile.minDpi })],
              ] as const)
            : []),
          ...(sheet
            ? ([
                [
                  t('product.print.sheet'),
                  t('product.print.perSheet', { name: sheet.name, count: piecesOn(sheet, printed) }),
                ],
              ] as const)
            : []),
        ]}
      />
    </>
  );
}

const piecesOn = (sheet: SheetProfile, printed: PrintedAs): number =>
  planGrid(
    workshopSheet({
      format: sheet.format,
      orientation: sheet.orientation,
      margin: sheet.marginMm,
      gutter: sheet.gutterMm,
      markLength: sheet.markLengthMm,
      isRotationAllowed: sheet.isRotationAllowed,
    }),
    printed,
  ).slots.length;

function printedAs(trim: SizeMm, profile: PrintProfile | null): PrintedAs {
  if (!profile) return defaultProfile(trim);
  const { bleedMm: bleed, safeMm: safe, cornerRadiusMm: cornerRadius, shape } = profile;
  return { trim, bleed, safe, cornerRadius, shape };
}
