import { untilLoaded } from '@aimante/remote';
import { Button, IconButton, VisuallyHidden } from '@aimante/ui';
import { useAtomValue } from 'jotai';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickingAtom } from '../collage/collage-state.ts';
import { useCropperSession } from '../cropper-session/use-cropper-session.tsx';
import { LayerHint } from '../design/layer-hint.tsx';
import { selectedAtom } from '../design/placed-layers.ts';
import { usePhotoImport } from '../photo-import/use-photo-import.tsx';
import { currentItem, progressOf } from '../photo-project/photo-project.ts';
import { usePhotoProject } from '../photo-project/use-photo-project.ts';
import { AnnouncedState, WORDS_ID } from './announced-state.tsx';
import { CropCanvas } from './canvas/crop-canvas.tsx';
import styles from './cropper.module.css';
import { NarrowHead, POSITION_ID, TITLE_ID, WideHead } from './cropper-head.tsx';
import { CropperNote } from './cropper-note.tsx';
import { KeyHelp, KeySentences } from './key-help.tsx';
import { Legend } from './legend.tsx';
import { CompareButton } from './look/compare-button.tsx';
import { isDesignTool, toolAtom } from './look/look-atoms.ts';
import { LookHint } from './look/look-hint.tsx';
import { LookTabs } from './look/look-tabs.tsx';
import { useCompareKey } from './look/use-compare.ts';
import { CropperSide, SuggestButtons } from './side/cropper-side.tsx';
import { PhotoQueue } from './side/photo-queue.tsx';
import { SpreadQuestion } from './side/spread-question.tsx';
import { StageNote } from './stage-note.tsx';
import { ToolRail } from './tool-rail.tsx';
import { ToolStrip, ToolTabs } from './tools/crop-tools.tsx';
import { type CropperActions, useCropper } from './use-cropper.ts';
import { useFocusTrap } from './use-focus-trap.ts';
import { useWideEditor } from './use-media.ts';

interface CropperProps {
  readonly title: string;
  readonly magnet: string;
}

const HELP_ID = 'crop-help';
/** Lines of a legend that need as much room as the button for comparing. */
const BESIDE_COMPARE = 24;

const PhotoChoice = lazy(async () => ({
  default: (await untilLoaded(() => import(/* webpackChunkName: "design-tools" */ '../collage/photo-choice.tsx')))
    .PhotoChoice,
}));

/** Loaded with the first collage. */
function CellPhotoChoice() {
  const isPicking = useAtomValue(pickingAtom) !== undefined;
  return (
    isPicking && (
      <Suspense>
        <PhotoChoice />
      </Suspense>
    )
  );
}

/** Full-window dialog that crops one photo after another. Closed while no photo is open. */
export function Cropper({ title, magnet }: CropperProps) {
  const [{ currentId }] = usePhotoProject();
  return currentId ? <OpenCropper title={title} magnet={magnet} /> : null;
}

function OpenCropper({ title, magnet }: CropperProps) {
  const ref = useRef<HTMLElement>(null);
  const isWide = useWideEditor();
  const [project] = usePhotoProject();
  const { shelf, looks } = useCropperSession();
  const tool = useAtomValue(toolAtom);
  const [legend, setLegend] = useState(0);
  const { canAdd, pick } = usePhotoImport();
  const actions = useCropper();
  const item = currentItem(project);
  const photo = item && project.photos[item.photoId];
  const hasOthers = project.items.length > 1;
  useFocusTrap(ref);
  useCompareKey();
  useNextBitmap();
  if (!photo) return null;

  const head = { title, magnet, leave: actions.leave, help: actions.openHelp };
  const queue = <PhotoQueue project={project} canAdd={canAdd} onOpen={actions.open} onAdd={pick} />;
  const stage = (
    <div className={styles.stage} data-first-focus="">
      <CropCanvas
        profile={project.profile}
        photo={photo}
        shelf={shelf}
        looks={looks}
        legend={Math.max(legend, tool === 'look' ? BESIDE_COMPARE : 0)}
        describedBy={`${isWide ? POSITION_ID : TITLE_ID} ${WORDS_ID} ${HELP_ID}`}
        onKeyDown={actions.onStageKeys}
      />
      {tool === 'look' && <CompareButton />}
      {isWide ? <Legend profile={project.profile} onHeight={setLegend} /> : <StageNote onHeight={setLegend} />}
    </div>
  );
  // The questions are outside the section, so that their keys do not reach the cropper.
  return (
    <>
      <SpreadQuestion actions={actions} />
      <CellPhotoChoice />
      {actions.isHelpOpen && <KeyHelp onClose={actions.closeHelp} />}
      <section
        ref={ref}
        className={styles.cropper}
        data-layout={isWide ? 'wide' : 'narrow'}
        data-tool={tool}
        role="dialog"
        aria-modal="true"
        aria-labelledby={TITLE_ID}
        onKeyDown={actions.onKeys}
      >
        {isWide ? <WideHead {...head} /> : <NarrowHead magnet={magnet} leave={actions.leave} />}
        {stage}
        {isWide ? (
          <WideTools />
        ) : (
          <ToolTabs
            auto={<SuggestButtons hasOthers={hasOthers} actions={actions} />}
            look={<LookTabs hasOthers={hasOthers} />}
          />
        )}
        {isWide && <CropperSide profile={project.profile} hasOthers={hasOthers} actions={actions} />}
        <div className={styles.foot} hidden={!isWide && isDesignTool(tool)}>
          {queue}
          <CropperNote project={project} />
        </div>
        {isWide ? <ToolRail /> : <NarrowFoot actions={actions} />}
        <VisuallyHidden>
          <p id={HELP_ID}>
            <KeySentences />
          </p>
        </VisuallyHidden>
        <AnnouncedState />
      </section>
    </>
  );
}

function WideTools() {
  const tool = useAtomValue(toolAtom);
  const selected = useAtomValue(selectedAtom);
  if (selected) return <LayerHint kind={selected.layer.kind} />;
  if (isDesignTool(tool)) return <div />;
  return tool === 'look' ? <LookHint /> : <ToolStrip />;
}

function NarrowFoot({ actions }: { actions: CropperActions }) {
  const { t } = useTranslation();
  const [project] = usePhotoProject();
  const isFirst = progressOf(project).position === 1;
  return (
    <div className={styles.narrowFoot} data-docked="notices">
      <IconButton
        label={t('crop.back.label')}
        className={styles.back}
        aria-disabled={isFirst || undefined}
        onClick={actions.back}
      >
        <ChevronLeft size={22} />
      </IconButton>
      <Button size="large" className={styles.confirm} onClick={actions.validate}>
        {t('crop.validate.label')}
      </Button>
    </div>
  );
}

/** Decodes the next photo while this one is cropped. The gallery needs none of them. */
function useNextBitmap() {
  const { shelf } = useCropperSession();
  useEffect(() => () => shelf.rest(), [shelf]);
  const [{ items, currentId }] = usePhotoProject();
  const next = items[items.findIndex(({ id }) => id === currentId) + 1]?.photoId;
  useEffect(() => {
    if (next) void shelf.bitmap(next);
  }, [next, shelf]);
}
