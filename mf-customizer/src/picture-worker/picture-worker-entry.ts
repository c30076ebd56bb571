import { serveTasks } from '../worker-pool/serve-tasks.ts';
import { pictureTasks } from './picture-tasks.ts';

serveTasks(pictureTasks);
