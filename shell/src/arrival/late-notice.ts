/** Set from the script, because the stylesheets may have failed to load. */
const STYLE = `position: fixed; inset: auto 1rem 1rem; z-index: 1; margin: 0 auto; max-inline-size: 40rem; padding: 1rem;
  border-radius: 8px; background: #26201c; color: #fff; font: 1rem/1.5 system-ui, sans-serif`;

/** The edge writes this element, hidden, into every page. It says that files of the page fail to load. */
const noticeOf = (document: Document) => document.getElementById('late-start');

export function showLateNotice(document: Document): void {
  const notice = noticeOf(document);
  if (!notice) return;
  notice.style.cssText = STYLE;
  notice.hidden = false;
}

export function hideLateNotice(document: Document): void {
  noticeOf(document)?.remove();
}
