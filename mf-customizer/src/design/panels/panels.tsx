import type { DesignTool } from '../../cropper/look/look-atoms.ts';
import { DatesPanel } from '../dates/dates-panel.tsx';
import { FramePanel } from './frame-panel.tsx';
import { StickerPanel } from './sticker-panel.tsx';
import { TemplatePanel } from './template-panel.tsx';
import { TextPanel } from './text-panel.tsx';

const PANELS = {
  dates: DatesPanel,
  text: TextPanel,
  sticker: StickerPanel,
  frame: FramePanel,
  template: TemplatePanel,
};

// biome-ignore lint/style/noDefaultExport: React.lazy loads a default export.
export default function Panels({ tool }: { readonly tool: DesignTool }) {
  const Panel = PANELS[tool];
  return <Panel />;
}
