const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 15_000;

const findPart = (document: Document) => document.querySelector<HTMLElement>('script[data-remotes]');

/** Where the remotes of the page's release set are, if the page is without them. */
export function remotesAddress(document: Document): string | undefined {
  return findPart(document)?.dataset.remotes;
}

/** Adds the remotes to the release set of the page. Without a network, it waits. */
export async function completeSet(document: Document): Promise<void> {
  const part = findPart(document);
  const address = part?.dataset.remotes;
  if (!part || !address) return;
  const remotes = await fetchInTheEnd(address);
  part.textContent = JSON.stringify({ ...JSON.parse(part.textContent), remotes });
  part.removeAttribute('data-remotes');
}

async function fetchInTheEnd(address: string, delay = FIRST_DELAY_MS): Promise<unknown> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return await answer.json();
  } catch {
    // It is tried again.
  }
  await new Promise<unknown>((resolve) => {
    setTimeout(resolve, delay);
    addEventListener('online', resolve, { once: true });
  });
  return fetchInTheEnd(address, Math.min(2 * delay, LONGEST_DELAY_MS));
}
