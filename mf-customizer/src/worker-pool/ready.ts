/** The first message of a worker: its file was loaded. */
export const READY = 'ready';
