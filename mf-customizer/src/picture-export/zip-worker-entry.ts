import { serveTasks } from '../worker-pool/serve-tasks.ts';
import { zipTasks } from './zip-tasks.ts';

serveTasks(zipTasks);
