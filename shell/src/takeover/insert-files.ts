import { completeSet } from './complete-set.ts';

/**
 * Adds the files of the template to the page. Scripts run after the stylesheets, because they may show parts that the
 * rules in the page leave out, and after the release set, which they read.
 */
export async function insertFiles(document: Document, files: DocumentFragment): Promise<void> {
  const scripts = [...files.querySelectorAll('script')];
  const sheets = [...files.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  for (const script of scripts) script.remove();
  const added = sheets.filter((sheet) => !hasSheet(document, sheet));
  for (const sheet of sheets) if (!added.includes(sheet)) sheet.remove();
  const loaded = added.map(
    (sheet) => new Promise((resolve) => ['load', 'error'].map((kind) => sheet.addEventListener(kind, resolve))),
  );
  document.head.append(files);
  await Promise.all([...loaded, completeSet(document)]);
  document.head.append(...scripts);
}

function hasSheet(document: Document, sheet: HTMLLinkElement): boolean {
  const links = [...document.querySelectorAll('link[rel=stylesheet]')];
  return links.some((link) => link.getAttribute('href') === sheet.getAttribute('href'));
}
