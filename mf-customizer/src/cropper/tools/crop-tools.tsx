import Ellipsis from 'lucide-react/icons/ellipsis';
import Move from 'lucide-react/icons/move';
import RotateCw from 'lucide-react/icons/rotate-cw';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import ZoomIn from 'lucide-react/icons/zoom-in';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PositionPad } from './controls/position-pad.tsx';
import { StraightenControl } from './controls/straighten-control.tsx';
import { FitButtons, FlipButtons, HistoryButtons, QuarterTurnButton } from './controls/turn-buttons.tsx';
import { ZoomControl } from './controls/zoom-control.tsx';
import { historyOfKey, reframeOfKey } from './crop-keys.ts';
import styles from './crop-tools.module.css';

export { HistoryButtons, historyOfKey, PositionPad, reframeOfKey };

/** All tools in one strip, for wide windows. Memoised, so that a step of the photo does not render it again. */
export const ToolStrip = memo(function ToolStrip() {
  const { t } = useTranslation();
  return (
    <div className={styles.strip} role="toolbar" aria-label={t('crop.tools.label')}>
      <div className={styles.group}>
        <HistoryButtons />
      </div>
      <div className={styles.group}>
        <ZoomControl />
      </div>
      <div className={styles.group}>
        <StraightenControl />
      </div>
      <div className={styles.group}>
        <QuarterTurnButton direction={-1} />
        <QuarterTurnButton direction={1} />
        <FlipButtons />
      </div>
      <div className={styles.group}>
        <FitButtons />
      </div>
    </div>
  );
});

const TOOLS = [
  { id: 'zoom', icon: <ZoomIn /> },
  { id: 'turn', icon: <RotateCw /> },
  { id: 'move', icon: <Move /> },
  { id: 'auto', icon: <WandSparkles /> },
  { id: 'more', icon: <Ellipsis /> },
] as const;

type ToolId = (typeof TOOLS)[number]['id'];

interface ToolTabsProps {
  readonly auto: ReactNode;
}

/** One tool at a time, in the lower half of a phone's screen. */
export function ToolTabs({ auto }: ToolTabsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<ToolId>('zoom');
  const panels: Record<ToolId, ReactNode> = {
    zoom: <ZoomControl />,
    turn: (
      <>
        <StraightenControl />
        <QuarterTurnButton direction={1} />
      </>
    ),
    move: <PositionPad />,
    auto: <div className={styles.buttons}>{auto}</div>,
    more: (
      <div className={styles.buttons}>
        <QuarterTurnButton direction={-1} />
        <FlipButtons />
        <FitButtons />
      </div>
    ),
  };
  return (
    <div className={styles.tabs} role="toolbar" aria-label={t('crop.tools.label')}>
      <div className={styles.tabList}>
        {TOOLS.map(({ id, icon }) => (
          <button
            key={id}
            type="button"
            className={styles.tab}
            aria-expanded={id === open}
            aria-controls="crop-tool-panel"
            onClick={() => setOpen(id)}
          >
            {icon}
            {t(`crop.tool.${id}`)}
          </button>
        ))}
      </div>
      <div className={styles.panel} id="crop-tool-panel">
        {panels[open]}
      </div>
    </div>
  );
}
