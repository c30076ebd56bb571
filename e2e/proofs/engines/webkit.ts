import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Origin, type WebDriver } from 'selenium-webdriver';
import { type Engine, MARK, within } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const PAUSE_MS = 200;
const OPEN_MS = 60_000;
const END_MS = 10_000;

/** WebKitGTK, over WebDriver. It has a driver of its own: on a busy machine one may not end its session. */
export async function openWebKit(port: number, display: string): Promise<Engine> {
  const server = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } });
  const driver = await within(OPEN_MS, openSession(`http://127.0.0.1:${port}`)).catch((error) => {
    server.kill();
    throw error;
  });
  await driver.manage().window().setRect({ width: 1280, height: 800 });
  const marked = () => driver.findElement(By.css(`[${MARK}]`));
  const version = (await driver.getCapabilities()).getBrowserVersion();
  return {
    name: `WebKitGTK ${version}`,
    open: (address) => driver.get(address),
    read: <Value>(expression: string) => driver.executeScript<Value>(`return ${expression}`),
    async readSpoken(selector) {
      const elements = await driver.findElements(By.css(selector));
      return Promise.all(
        elements.map(async (element) => ({
          role: await element.getAriaRole(),
          name: await element.getAccessibleName(),
        })),
      );
    },
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
    async end() {
      await within(END_MS, driver.quit()).catch(() => undefined);
      server.kill();
    },
  };
}

async function openSession(server: string): Promise<WebDriver> {
  while (!(await isListening(server))) await sleep(PAUSE_MS);
  return new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        args: ['--automation'],
      },
    })
    .build();
}

const isListening = (server: string) =>
  fetch(`${server}/status`).then(
    () => true,
    () => false,
  );
