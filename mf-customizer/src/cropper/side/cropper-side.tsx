import { Button } from '@aimante/ui';
import { useAtomValue } from 'jotai';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { WeakCells } from '../../collage/weak-cells.tsx';
import { AdviceList } from '../../design/advice-list.tsx';
import type { Project } from '../../photo-project/photo-project.ts';
import {
  photoWidthAtom,
  settledItemAtom,
  shownQualityAtom,
  shownRemedyAtom,
} from '../../photo-project/use-photo-project.ts';
import { QualityPanel } from '../../print-quality/print-quality.tsx';
import { SmallerSizeChoice } from '../../smaller-size/smaller-size-choice.tsx';
import { useFramingInWords } from '../announced-state.tsx';
import { isDesignTool, toolAtom } from '../look/look-atoms.ts';
import { LookSide } from '../look/look-side.tsx';
import { PositionPad } from '../tools/crop-tools.tsx';
import type { CropperActions } from '../use-cropper.ts';
import styles from './cropper-side.module.css';
import { TrueSize } from './true-size.tsx';

interface CropperSideProps {
  readonly profile: Project['profile'];
  readonly hasOthers: boolean;
  readonly actions: CropperActions;
}

export function CropperSide({ profile, hasOthers, actions }: CropperSideProps) {
  const { t } = useTranslation();
  const quality = useAtomValue(shownQualityAtom);
  const remedy = useAtomValue(shownRemedyAtom);
  const millimetres = useAtomValue(photoWidthAtom);
  const item = useAtomValue(settledItemAtom);
  const tool = useAtomValue(toolAtom);
  const isLook = tool === 'look';
  if (!quality || !remedy) return null;
  return (
    <aside className={styles.side} aria-label={t('crop.side.label')}>
      <div className={styles.sideScroll}>
        <div className={styles.block}>
          <QualityPanel {...quality} remedy={remedy} millimetres={millimetres} />
          <WeakCells />
          {item && <SmallerSizeChoice item={item} />}
        </div>
        <AdviceList />
        {/* A design tool has its own button that applies to all photos. */}
        {!isDesignTool(tool) && (
          <div className={styles.block}>
            {isLook ? <LookSide /> : <SuggestButtons hasOthers={hasOthers} actions={actions} />}
          </div>
        )}
        <div className={styles.block}>
          <TrueSize profile={profile} />
        </div>
        {!isLook && (
          <section className={styles.block} aria-labelledby="position-title">
            <div className={styles.blockHead}>
              <h2 id="position-title">{t('crop.move.title')}</h2>
              <span>{t('crop.move.hint')}</span>
            </div>
            <PositionPad />
          </section>
        )}
      </div>
      <div className={styles.validate}>
        <Button size="large" className={styles.wide} onClick={actions.validate}>
          {t('crop.validate.label')} <ArrowRight size={20} aria-hidden="true" />
        </Button>
        <FramingInWords />
      </div>
    </aside>
  );
}

function FramingInWords() {
  return <p aria-hidden="true">{useFramingInWords()}</p>;
}

export function SuggestButtons({ hasOthers, actions }: Pick<CropperSideProps, 'hasOthers' | 'actions'>) {
  const { t } = useTranslation();
  return (
    <div className={styles.suggest}>
      <Button variant="secondary" size="small" loading={actions.isSuggesting} onClick={() => void actions.suggest()}>
        {t('crop.auto.label')}
      </Button>
      <Button variant="secondary" size="small" disabled={!hasOthers} onClick={actions.askToSpread}>
        {t('crop.spread.label')}
      </Button>
    </div>
  );
}
