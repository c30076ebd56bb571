import { serveTasks } from '../worker-pool/worker-pool.ts';
import { pictureTasks } from './picture-tasks.ts';

serveTasks(pictureTasks);
