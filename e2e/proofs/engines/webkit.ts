import { Builder, By, Origin } from 'selenium-webdriver';
import { type Engine, MARK } from './engine.ts';

/** WebKitGTK, over WebDriver. */
export async function openWebKit(server: string): Promise<Engine> {
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        args: ['--automation'],
      },
    })
    .build();
  await driver.manage().window().setRect({ width: 1280, height: 800 });
  const marked = () => driver.findElement(By.css(`[${MARK}]`));
  const version = (await driver.getCapabilities()).getBrowserVersion();
  return {
    name: `WebKitGTK ${version}`,
    open: (address) => driver.get(address),
    read: <Value>(expression: string) => driver.executeScript<Value>(`return ${expression}`),
    pressMarked: () => marked().click(),
    async typeMarked(text) {
      await marked().clear();
      await marked().sendKeys(text);
    },
    dragMarked: (right, down) =>
      driver
        .actions()
        .move({ origin: marked() })
        .press()
        .move({ origin: Origin.POINTER, x: right, y: down })
        .release()
        .perform(),
    chooseFiles: (selector, files) => driver.findElement(By.css(selector)).sendKeys(files.join('\n')),
    errors: () => [],
    end: () => driver.quit(),
  };
}
