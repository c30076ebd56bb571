import { useAtom, useAtomValue } from 'jotai';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import Crop from 'lucide-react/icons/crop';
import Frame from 'lucide-react/icons/frame';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Shapes from 'lucide-react/icons/shapes';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Type from 'lucide-react/icons/type';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DesignPanel } from '../design/design-panel.tsx';
import { hasCalendarAtom } from '../design/design-state.ts';
import { isDesignTool, type Tool, toolAtom } from './look/look-atoms.ts';
import { LookPanel } from './look/look-panel.tsx';
import styles from './tool-rail.module.css';
import { HistoryButtons } from './tools/crop-tools.tsx';

const TOOLS: readonly { readonly id: Tool; readonly icon: ReactNode }[] = [
  { id: 'crop', icon: <Crop size={20} /> },
  { id: 'dates', icon: <CalendarHeart size={20} /> },
  { id: 'text', icon: <Type size={20} /> },
  { id: 'sticker', icon: <Shapes size={20} /> },
  { id: 'look', icon: <SlidersHorizontal size={20} /> },
  { id: 'frame', icon: <Frame size={20} /> },
  { id: 'template', icon: <LayoutTemplate size={20} /> },
];

/** The tools of a wide window, the history, and the panel of the chosen tool. */
export function ToolRail() {
  const { t } = useTranslation();
  const [tool, setTool] = useAtom(toolAtom);
  const hasCalendar = useAtomValue(hasCalendarAtom);
  const tools = TOOLS.filter(({ id }) => id !== 'dates' || hasCalendar);
  return (
    <div className={styles.rail} data-rail="">
      <div className={styles.tools} role="toolbar" aria-orientation="vertical" aria-label={t('crop.rail.label')}>
        {tools.map(({ id, icon }) => (
          <button key={id} type="button" className={styles.tool} aria-pressed={id === tool} onClick={() => setTool(id)}>
            {icon}
            {t(`crop.rail.${id}`)}
          </button>
        ))}
        <div className={styles.history}>
          <HistoryButtons />
        </div>
      </div>
      {tool === 'look' && <LookPanel />}
      {isDesignTool(tool) && <DesignPanel tool={tool} />}
    </div>
  );
}
