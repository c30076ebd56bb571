import { useNavigate, useSearchParams } from '@aimante/remote';
import { readOwnPhoto } from '@aimante/remote/own-photo';
import { useEffect, useRef } from 'react';
import { useCropperSession } from '../../cropper-session/use-cropper-session.tsx';
import { usePhotoProject } from '../../photo-project/use-photo-project.ts';

/** `?photo=own`: the photo that the visitor saw on the product is the first one, unless the draft has photos. */
export function useOwnPhotoImport(): void {
  const session = useCropperSession();
  const [{ items }] = usePhotoProject();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isAsked = query.get('photo') === 'own';
  const isEmpty = items.length === 0;
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isAsked || isTaken.current) return;
    isTaken.current = true;
    async function take() {
      const photo = isEmpty ? await readOwnPhoto(Date.now()) : undefined;
      const rest = new URLSearchParams(query);
      rest.delete('photo');
      void navigate({ search: rest.toString() }, { replace: true });
      if (photo) await session.importFiles([new File([photo.file], photo.name, { type: photo.file.type })]);
    }
    void take();
  }, [isAsked, isEmpty, query, navigate, session]);
}
