import { serveTasks } from '../worker-pool/serve-tasks.ts';
import { pdfTasks } from './pdf-tasks.ts';

serveTasks(pdfTasks);
