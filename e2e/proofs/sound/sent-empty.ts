import { settled } from './settled.ts';
import { type Visit, WIDTH_OF_AXE } from './visit.ts';

/** Submits every form of the page with empty fields. */
export async function sentEmpty(visit: Visit): Promise<string[]> {
  const { page } = visit;
  await visit.load();
  await visit.resize(WIDTH_OF_AXE[visit.language]);
  const faults: string[] = [];
  const forms = page.locator('main form:not([role="search"])');
  for (let index = 0; index < (await forms.count()); index += 1) {
    const form = forms.nth(index);
    const send = form.locator('button:not([type="button"]):enabled').first();
    if (!(await send.isVisible())) continue;
    for (const field of await form
      .locator(
        'input:is([type=text], [type=email], [type=password], [type=tel], [type=number], :not([type])), textarea',
      )
      .all())
      if ((await field.isVisible()) && (await field.isEditable())) await field.fill('');
    await send.click();
    await settled(page);
    faults.push(...(await visit.faults()).map((fault) => `form ${index + 1}: ${fault}`));
    // Closes a confirmation, if one is open.
    await page.keyboard.press('Escape');
    await visit.stand();
  }
  return faults;
}
