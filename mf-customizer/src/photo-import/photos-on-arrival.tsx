import type { PageLocation } from '@aimante/contract';
import { useLocation } from '@aimante/remote';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { ACCEPTED, usePhotoImport } from './use-photo-import.tsx';

interface ArrivedPhotos {
  readonly files: readonly File[];
  clear(): void;
}

const ArrivedContext = createContext<ArrivedPhotos>({ files: [], clear: () => undefined });

/**
 * A press on "Upload my photos" of a product opens the file picker at once, while the workspace still loads. The link
 * asks for it by `{ pick: true }` in its state. A browser opens a picker for some seconds after a press, otherwise the
 * page shows its own button.
 */
export function PhotosOnArrival({ children }: { children: ReactNode }) {
  const { state, search } = useLocation() as PageLocation;
  const picker = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  // The photo that the visitor saw on the product comes along by itself.
  const isAsked = isPickState(state) && new URLSearchParams(search).get('photo') !== 'own';
  useEffect(() => {
    if (isAsked && navigator.userActivation?.isActive) picker.current?.click();
  }, [isAsked]);
  const value = useMemo(() => ({ files, clear: () => setFiles([]) }), [files]);
  return (
    <ArrivedContext value={value}>
      <input
        ref={picker}
        type="file"
        hidden
        tabIndex={-1}
        accept={ACCEPTED}
        multiple
        onChange={({ currentTarget }) => setFiles([...(currentTarget.files ?? [])])}
      />
      {children}
    </ArrivedContext>
  );
}

/** Imports the photos as soon as there is a session to import them into. */
export function useArrivedPhotos(): void {
  const { files, clear } = use(ArrivedContext);
  const { importFiles } = usePhotoImport();
  useEffect(() => {
    if (files.length === 0) return;
    clear();
    void importFiles(files);
  }, [files, clear, importFiles]);
}

const isPickState = (state: unknown) =>
  typeof state === 'object' && state !== null && 'pick' in state && state.pick === true;
