import { serveTasks } from '../worker-pool/worker-pool.ts';
import { framingTasks } from './framing-tasks.ts';

serveTasks(framingTasks);
