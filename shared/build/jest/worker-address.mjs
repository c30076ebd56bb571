/** Stands for a worker's script: units start none. */
export default 'worker.js';
