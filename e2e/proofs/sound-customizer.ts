import { lookAtPagesOf } from './sound/look-at.ts';

await lookAtPagesOf('mf-customizer');
