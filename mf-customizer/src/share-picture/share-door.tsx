import { usePlatform } from '@aimante/remote';
import { Button } from '@aimante/ui';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCropperSession } from '../cropper-session/use-cropper-session.tsx';
import type { Project } from '../photo-project/photo-project.ts';
import { download } from '../picture-export/download.ts';
import { useExportFailure } from '../picture-export/use-export-failure.ts';
import { renderAll } from '../picture-export/use-picture-export.ts';
import { doorLayout } from './door-layout.ts';
import { drawDoor } from './draw-door.ts';

/** Shares a picture of the finished door. Nothing is sent to the shop, and nothing on the picture names the visitor. */
export function ShareDoor({ project }: { readonly project: Project }) {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  const session = useCropperSession();
  const fail = useExportFailure();
  const [isDrawing, setIsDrawing] = useState(false);

  async function share() {
    setIsDrawing(true);
    try {
      const picture = await pictureOf(project, session);
      const file = new File([picture], t('share.file.name'), { type: picture.type });
      if (await isShared(file)) return;
      download(picture, file.name);
      notify({ kind: 'success', text: t('share.saved.text') });
    } catch (cause) {
      fail(cause);
    } finally {
      setIsDrawing(false);
    }
  }

  return (
    <Button variant="secondary" icon={<Share2 size={18} />} loading={isDrawing} onClick={() => void share()}>
      {t('share.door.label')}
    </Button>
  );
}

async function pictureOf({ items, profile }: Project, session: ReturnType<typeof useCropperSession>): Promise<Blob> {
  const [place] = doorLayout(items.length, profile.trim);
  const size = { width: Math.round(place?.width ?? 1), height: Math.round(place?.height ?? 1) };
  const output = { ...size, bleed: 0, type: 'image/png', pixelsPerMetre: 2835 } as const;
  return drawDoor(await renderAll(session, { items, output }, () => undefined), profile);
}

/** False: this browser shares no files, or the time since the press was too long. A visitor who cancels has been asked. */
async function isShared(file: File): Promise<boolean> {
  const data = { files: [file] };
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError';
  }
}
