import { serveTasks } from '../worker-pool/serve-tasks.ts';
import { typeTasks } from './type-tasks.ts';

serveTasks(typeTasks);
