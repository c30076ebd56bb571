import { createWritable, type Notice, type Readable, requireNotice } from '@aimante/contract';

export interface Notices {
  readonly waiting: Readable<readonly Notice[]>;
  add(notice: Notice): void;
  /** Returns and removes the waiting notices, so that each is shown once. */
  take(): readonly Notice[];
  drop(notice: Notice): void;
}

export function createNotices(): Notices {
  const waiting = createWritable<readonly Notice[]>([]);
  return {
    waiting,
    add(notice) {
      requireNotice(notice);
      waiting.set([...waiting.get(), notice]);
    },
    take() {
      const taken = waiting.get();
      if (taken.length > 0) waiting.set([]);
      return taken;
    },
    drop: (notice) => waiting.set(waiting.get().filter((one) => one !== notice)),
  };
}
