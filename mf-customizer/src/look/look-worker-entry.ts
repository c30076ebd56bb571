import { serveTasks } from '../worker-pool/serve-tasks.ts';
import { lookTasks } from './look-tasks.ts';

serveTasks(lookTasks);
