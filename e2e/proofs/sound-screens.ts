import { lookAtScreens } from './sound/look-at.ts';

await lookAtScreens();
