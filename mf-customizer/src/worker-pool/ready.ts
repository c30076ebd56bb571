/** First message of a worker: its file has loaded. */
export const READY = 'ready';
