import { useChange } from '@aimante/remote/data';
import { Button, type ButtonProps } from '@aimante/ui';
import type { ReactNode } from 'react';
import { saveFile } from './save-file.ts';

interface DownloadButtonProps extends Pick<ButtonProps, 'icon' | 'size' | 'aria-label'> {
  readonly load: () => Promise<File>;
  readonly children: ReactNode;
}

export function DownloadButton({ load, size = 'desk', ...button }: DownloadButtonProps) {
  const download = useChange(async () => saveFile(await load()));
  return (
    <Button
      variant="secondary"
      size={size}
      loading={download.isPending}
      onClick={() => download.mutate()}
      {...button}
    />
  );
}
