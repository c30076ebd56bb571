import '@aimante/ui/tokens.css';
import '@aimante/ui/base.css';
import { isLeaving } from './arrival/leaving.ts';
import { start } from './start.tsx';

if (!isLeaving(document)) void start(document);
