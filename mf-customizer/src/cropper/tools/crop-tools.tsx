import { useAtom, useAtomValue } from 'jotai';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Frame from 'lucide-react/icons/frame';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Move from 'lucide-react/icons/move';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Shapes from 'lucide-react/icons/shapes';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Type from 'lucide-react/icons/type';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import ZoomIn from 'lucide-react/icons/zoom-in';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DesignPanel } from '../../design/design-panel.tsx';
import { hasCalendarAtom } from '../../design/design-state.ts';
import { type DesignTool, isDesignTool, toolAtom } from '../look/look-atoms.ts';
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
  { id: 'dates', icon: <CalendarHeart /> },
  { id: 'text', icon: <Type /> },
  { id: 'sticker', icon: <Shapes /> },
  { id: 'look', icon: <SlidersHorizontal /> },
  { id: 'frame', icon: <Frame /> },
  { id: 'template', icon: <LayoutTemplate /> },
  { id: 'more', icon: <Ellipsis /> },
] as const;

type ToolId = (typeof TOOLS)[number]['id'];

interface ToolTabsProps {
  readonly auto: ReactNode;
  readonly look: ReactNode;
}

/** One tool at a time, in the lower half of a phone's screen. */
export function ToolTabs({ auto, look }: ToolTabsProps) {
  const { t } = useTranslation();
  const [tool, setTool] = useAtom(toolAtom);
  const [part, setPart] = useState<ToolId>('zoom');
  // The crop has several parts here. Other tools may be opened from elsewhere.
  const open = tool === 'crop' ? part : tool;
  const hasCalendar = useAtomValue(hasCalendarAtom);
  const choose = (id: ToolId) => {
    const isTool = id === 'look' || isDesignTool(id);
    setTool(isTool ? id : 'crop');
    if (!isTool) setPart(id);
  };
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
    dates: <DesignTools tool="dates" />,
    text: <DesignTools tool="text" />,
    sticker: <DesignTools tool="sticker" />,
    look,
    frame: <DesignTools tool="frame" />,
    template: <DesignTools tool="template" />,
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
        {TOOLS.filter(({ id }) => id !== 'dates' || hasCalendar).map(({ id, icon }) => (
          <button
            key={id}
            type="button"
            className={styles.tab}
            aria-expanded={id === open}
            aria-controls="crop-tool-panel"
            onClick={() => choose(id)}
          >
            {icon}
            {id === 'dates' ? t('crop.rail.dates') : t(`crop.tool.${id}`)}
          </button>
        ))}
      </div>
      <div className={styles.panel} id="crop-tool-panel">
        {panels[open]}
      </div>
    </div>
  );
}

function DesignTools({ tool }: { readonly tool: DesignTool }) {
  return (
    <div className={styles.design}>
      <DesignPanel tool={tool} />
    </div>
  );
}
