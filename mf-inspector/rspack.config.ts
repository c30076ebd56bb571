import { rspackConfig } from '@aimante/build';
import config from './remote.config.ts';

export default rspackConfig(import.meta.url, config);
