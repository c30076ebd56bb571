import '@aimante/ui/tokens.css';
import '@aimante/ui/base.css';
import { isLeaving } from './arrival/leaving.ts';
import { markStarted } from './arrival/restart.ts';
import { start } from './start.tsx';

if (!isLeaving(document)) {
  markStarted(document);
  void start(document);
}
