import { serveTasks } from '../worker-pool/worker-pool.ts';
import { pdfTasks } from './pdf-tasks.ts';

serveTasks(pdfTasks);
