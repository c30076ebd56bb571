import type { Platform } from '@aimante/contract';
import { needsServerReading } from '@aimante/print';
import { readOnServer, type ServerReading } from '@aimante/remote/reading';

/** The photo as the workshop prints it. Where browsers may show other colours, the server converts it. */
export async function readPhoto(api: Platform['api'], file: File): Promise<ServerReading> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const format = bytes[0] === 0x89 ? 'png' : 'jpeg';
    return (await needsServerReading(bytes, format)) ? await readOnServer(api, file) : { photo: file };
  } catch {
    // The file was moved or deleted after it was chosen.
    return { problem: 'unreadable' };
  }
}
