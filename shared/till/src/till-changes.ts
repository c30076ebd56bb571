const CHANNEL = 'aimante-till';

/** Tells every tab that records were written or sent. */
export const tillChanges = {
  announce(): void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage('changed');
    channel.close();
  },
  subscribe(onChange: () => void): () => void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = onChange;
    return () => channel.close();
  },
};
