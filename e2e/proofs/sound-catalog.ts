import { lookAtPagesOf } from './sound/look-at.ts';

await lookAtPagesOf('shell', 'mf-catalog');
