import type { TemplateFile } from '@aimante/api-contract/templates';

/** The body of the upload. The server checks its fields. Undefined: the file contains no JSON object. */
export async function readTemplateFile(file: Pick<File, 'text'>): Promise<TemplateFile | undefined> {
  try {
    const content: unknown = JSON.parse(await file.text());
    const isObject = typeof content === 'object' && content !== null && !Array.isArray(content);
    return isObject ? (content as TemplateFile) : undefined;
  } catch {
    return undefined;
  }
}
