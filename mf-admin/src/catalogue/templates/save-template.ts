import { saveFile } from '../../download/save-file.ts';

/** As a file that can be changed and uploaded again. */
export function saveTemplate({
  id,
  name,
  englishName,
  occasion,
  english,
  design,
}: Readonly<Record<string, unknown>>): void {
  const content = JSON.stringify({ id, name, englishName, occasion, english, design }, undefined, 2);
  saveFile(new File([`${content}\n`], `${id}.json`, { type: 'application/json' }));
}
