/** Replaces the URL of a worker script: unit tests start no worker. */
export default 'worker.js';
