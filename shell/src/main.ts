import '@aimante/ui/tokens.css';
import '@aimante/ui/base.css';
import { start } from './start.tsx';

void start(document);
