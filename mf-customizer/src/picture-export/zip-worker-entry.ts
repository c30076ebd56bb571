import { serveTasks } from '../worker-pool/worker-pool.ts';
import { zipTasks } from './zip-tasks.ts';

serveTasks(zipTasks);
