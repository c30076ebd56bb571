import { ApiError, type Client } from '@aimante/api-contract';
import { announcePhotos } from '@aimante/api-contract/photo-pairings';
import { createWritable, type Readable } from '@aimante/contract';
import { newId } from '@aimante/shop/new-id';
import { isTemporaryFailure } from '../original-upload/send-original.ts';
import type { ImportProblem } from '../picture-worker/picture-worker.ts';

export interface PhonePhoto {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly thumbnail: string | undefined;
  /** `delayed`: a cut. It is sent again. */
  readonly state: 'waiting' | 'sending' | 'delayed' | 'sent' | 'refused';
  /** Between 0 and 1. */
  readonly share: number;
  /** Why it is refused. */
  readonly problem?: ImportProblem | undefined;
  readonly error?: unknown;
}

interface PhotoSenderState {
  readonly photos: readonly PhonePhoto[];
  /** Why nothing more can be sent: the pairing has expired, or the computer ended it. */
  readonly end: ApiError | undefined;
}

export interface SendOptions {
  /** Where to continue after a cut. */
  readonly uploadUrl: string | undefined;
  onUrl(url: string): void;
  onProgress(bytes: number): void;
}

interface PhotoSenderParts {
  readonly api: Client;
  readonly token: string;
  /** The file as the server reads it, and its thumbnail. */
  prepare(file: File): Promise<PreparedPhoto>;
  send(file: Blob, name: string, options: SendOptions): Promise<void>;
  readonly retryMs?: number;
}

export type PreparedPhoto =
  | { readonly blob: Blob; readonly thumbnail: string | undefined }
  | { readonly problem: ImportProblem };

export interface PhotoSender {
  readonly state: Readable<PhotoSenderState>;
  add(files: readonly File[]): void;
  /** Sends at once what a cut delayed. */
  retry(): void;
  stop(): void;
}

const RETRY_MS = 10_000;
/** Between two reports of the progress, which the computer shows. */
const REPORT_MS = 2000;
const ENDED = ['PAIRING_EXPIRED', 'PAIRING_NOT_FOUND'];

/** Sends the photos of a phone one after the other. Nothing of them is stored on the phone. */
export function createPhotoSender({ api, token, prepare, send, retryMs = RETRY_MS }: PhotoSenderParts): PhotoSender {
  const state = createWritable<PhotoSenderState>({ photos: [], end: undefined });
  const files = new Map<string, File>();
  const urls = new Map<string, string>();
  let reportedAt = 0;
  let isRunning = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (id: string, part: Partial<PhonePhoto>) =>
    state.set({
      ...state.get(),
      photos: state.get().photos.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)),
    });
  const announce = (more: number, share?: number) =>
    void api(announcePhotos, { body: { token, more, ...(share !== undefined && { share }) } }).catch(endIfOver);

  function endIfOver(error: unknown) {
    if (error instanceof ApiError && ENDED.includes(error.code)) state.set({ ...state.get(), end: error });
  }

  async function run() {
    if (isRunning) return;
    isRunning = true;
    for (let next = nextWaiting(); next && !isStopped && !state.get().end; next = nextWaiting()) await sendOne(next);
    isRunning = false;
  }
  const nextWaiting = () => state.get().photos.find((photo) => photo.state === 'waiting');

  async function sendOne({ id, name }: PhonePhoto) {
    const file = files.get(id);
    if (!file) return;
    change(id, { state: 'sending' });
    try {
      const prepared = await prepare(file);
      if ('problem' in prepared) return refuse(id, { problem: prepared.problem });
      const { blob, thumbnail } = prepared;
      change(id, { thumbnail });
      await send(blob, name, {
        uploadUrl: urls.get(id),
        onUrl: (url) => void urls.set(id, url),
        onProgress: (bytes) => progressed(id, bytes / blob.size),
      });
      files.delete(id);
      change(id, { state: 'sent', share: 1 });
      reportedAt = 0;
    } catch (error) {
      endIfOver(error);
      if (state.get().end) change(id, { state: 'waiting' });
      else if (isTemporaryFailure(error)) delay(id);
      else refuse(id, { error });
    }
  }

  function progressed(id: string, share: number) {
    change(id, { share });
    if (Date.now() - reportedAt < REPORT_MS) return;
    reportedAt = Date.now();
    announce(0, Math.min(share, 1));
  }

  function delay(id: string) {
    change(id, { state: 'delayed' });
    clearTimeout(timer);
    timer = setTimeout(retry, retryMs);
  }

  function refuse(id: string, reason: Pick<PhonePhoto, 'problem' | 'error'>) {
    files.delete(id);
    change(id, { state: 'refused', ...reason });
    announce(-1);
  }

  function retry() {
    clearTimeout(timer);
    if (isStopped) return;
    for (const photo of state.get().photos) if (photo.state === 'delayed') change(photo.id, { state: 'waiting' });
    void run();
  }

  return {
    state,
    retry,
    add(added) {
      const photos = added.map((file): PhonePhoto => {
        const id = newId();
        files.set(id, file);
        return { id, name: file.name, bytes: file.size, thumbnail: undefined, state: 'waiting', share: 0 };
      });
      state.set({ ...state.get(), photos: [...state.get().photos, ...photos] });
      announce(photos.length);
      void run();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      files.clear();
      for (const { thumbnail } of state.get().photos) if (thumbnail) URL.revokeObjectURL(thumbnail);
    },
  };
}
