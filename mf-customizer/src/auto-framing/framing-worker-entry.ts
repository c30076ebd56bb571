import { serveTasks } from '../worker-pool/serve-tasks.ts';
import { framingTasks } from './framing-tasks.ts';

serveTasks(framingTasks);
