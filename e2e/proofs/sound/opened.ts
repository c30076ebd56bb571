import type { Locator, Page } from '@playwright/test';
import { drawn, settled } from './settled.ts';
import { type Visit, WIDTH_OF_AXE } from './visit.ts';

/**
 * Elements that declare that they open something, the first row of a list, and buttons with a name that suggests a
 * dialog.
 */
const OPENS = '[aria-haspopup]:not([aria-haspopup="false"]), [aria-expanded="false"], summary, tbody [data-open]';
const LIKELY =
  /^(ajouter|nouve|créer|générer|modifier|signaler|renoncer|désactiver|add|new|create|generate|edit|report|renounce|deactivate)/i;
const PATIENCE = { timeout: 3000 };

/** Opens everything that can be opened in the page, one after the other. */
export async function opened(visit: Visit): Promise<string[]> {
  const { page } = visit;
  await visit.load();
  await visit.resize(WIDTH_OF_AXE[visit.language]);
  const faults: string[] = [];
  const count = await markOpeners(page);
  for (let index = 0; index < count; index += 1) {
    const opener = page.locator(`[data-opener="${index}"]`);
    if (!(await opener.isVisible())) continue;
    const name = (await opener.evaluate((element) => element.ariaLabel ?? element.textContent ?? ''))
      .trim()
      .slice(0, 40);
    await opener.click(PATIENCE);
    await drawn(page);
    if (new URL(page.url()).pathname !== visit.address.split('?')[0]) break;
    faults.push(...(await visit.faults()).map((fault) => `"${name}" opened: ${fault}`));
    await close(page, opener);
  }
  return faults;
}

/** Marks the first element of each kind, and at most one row of a list. */
function markOpeners(page: Page): Promise<number> {
  return page.evaluate(
    ([opens, likely]) => {
      const pattern = new RegExp(likely, 'i');
      const named = [...document.querySelectorAll('main button')].filter((button) =>
        pattern.test((button.ariaLabel ?? button.textContent ?? '').trim()),
      );
      const kinds = new Set<string>();
      const chosen = [...new Set([...document.querySelectorAll(opens), ...named])].filter((element) => {
        const kind = element.closest('tbody') ? 'row' : `${element.className} ${element.textContent}`;
        const isNew = element.checkVisibility() && !element.matches(':disabled') && !kinds.has(kind);
        kinds.add(kind);
        return isNew;
      });
      for (const [index, element] of chosen.entries()) element.setAttribute('data-opener', String(index));
      return chosen.length;
    },
    [OPENS, LIKELY.source] as const,
  );
}

async function close(page: Page, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await drawn(page);
  if ((await opener.count()) > 0 && (await opener.getAttribute('aria-expanded')) === 'true')
    await opener.click(PATIENCE);
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .waitFor({ state: 'detached', ...PATIENCE });
  await settled(page);
}
