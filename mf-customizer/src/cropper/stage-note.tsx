import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { AdviceList } from '../design/advice-list.tsx';
import { useAdvice, useCalendarAdvice } from '../design/use-advice.ts';
import { shownQualityAtom, shownRemedyAtom } from '../photo-project/use-photo-project.ts';
import { QualityNote } from '../print-quality/print-quality.tsx';
import { useSize } from './canvas/use-size.ts';
import styles from './cropper.module.css';
import { isDesignTool, toolAtom } from './look/look-atoms.ts';

interface StageNoteProps {
  /** Height of the lines for which the magnet leaves room. */
  onHeight(lines: number): void;
}

/** On a phone, below the magnet: the first advice for its design, or the quality of its photo. */
export function StageNote({ onHeight }: StageNoteProps) {
  const tool = useAtomValue(toolAtom);
  const hasAdvice = useAdvice().length + useCalendarAdvice().length > 0;
  return isDesignTool(tool) && hasAdvice ? <FloatingAdvice onHeight={onHeight} /> : <FloatingQuality />;
}

/** The advice has less around it than the lines of a legend. */
const LESS_AROUND = 40;

function FloatingAdvice({ onHeight }: StageNoteProps) {
  const ref = useRef<HTMLDivElement>(null);
  const height = useSize(ref)?.height ?? 0;
  useEffect(() => {
    onHeight(Math.max(0, height - LESS_AROUND));
    return () => onHeight(0);
  }, [height, onHeight]);
  return (
    <div ref={ref} className={styles.advice}>
      <AdviceList most={1} />
    </div>
  );
}

function FloatingQuality() {
  const shown = useAtomValue(shownQualityAtom);
  const remedy = useAtomValue(shownRemedyAtom);
  return (
    <div className={styles.floating}>{shown && remedy && <QualityNote quality={shown.quality} remedy={remedy} />}</div>
  );
}
