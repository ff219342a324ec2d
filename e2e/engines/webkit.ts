import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { VIEWPORT, type EngineKind, type Window as EngineWindow } from './engine.ts';
import { faultsOfPage, watchFaults } from './page-faults.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const xvfbPath = '/usr/bin/Xvfb';
const libraries = '/usr/lib/x86_64-linux-gnu';
const browserPath = process.env['MINIBROWSER_PATH'] ?? `${libraries}/webkit2gtk-4.1/MiniBrowser`;
const START_DEADLINE_MS = 30_000;
const SCRIPT_TIMEOUT_MS = 10_000;

/** WebKitGTK's small browser by WebDriver, on a screen in memory. */
export const webkit: EngineKind = {
  files: [driverPath, xvfbPath, browserPath, `${libraries}/gstreamer-1.0/libgstlibav.so`],
  packages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-bad', 'gstreamer1.0-libav'],
  async start() {
    const screen = spawn(xvfbPath, ['-displayfd', '3', '-screen', '0', `${VIEWPORT.width}x${VIEWPORT.height + 100}x24`], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
    const env = {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      GTK_A11Y: 'none',
      // A processor that composes layers paints five frames a second, and forty without.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    };
    return { openWindow: () => openWindow(env), stop: () => end(screen) };
  },
};

/** A driver has one session, so each window has a driver. */
async function openWindow(env: NodeJS.ProcessEnv): Promise<EngineWindow> {
  const port = await freePort();
  const process = spawn(driverPath, [`--port=${port}`], { stdio: 'ignore', env });
  await listens(port);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'normal',
    // A script that meets a page on its way out is never answered.
    timeouts: { script: SCRIPT_TIMEOUT_MS },
    'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
  });
  const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  await fit(driver);
  const faults: string[] = [];
  /** A document takes its faults with it. Of one kind nothing is lost: the sizes that are left come with the next frame. */
  const keepFaults = async () => void faults.push(...(await driver.executeScript<string[]>(faultsOfPage)));
  const loaded = () => driver.executeScript(watchFaults);
  return {
    async open(address) {
      await keepFaults();
      await driver.get(address);
      await loaded();
    },
    async reload() {
      await keepFaults();
      await driver.navigate().refresh();
      await loaded();
    },
    async evaluate(task, ...values) {
      await loaded();
      return (await driver.executeScript(task as never, ...values)) as never;
    },
    press: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .click()
        .perform(),
    key: async name =>
      driver
        .actions()
        .sendKeys(keys.get(name) ?? name)
        .perform(),
    type: text => driver.actions().sendKeys(text).perform(),
    choose: async (selector, path) => driver.findElement(By.css(selector)).sendKeys(path),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async faults() {
      await keepFaults();
      return [...new Set(faults)].filter(fault => !fault.includes('ResizeObserver loop completed'));
    },
    async close() {
      await driver.quit();
      await end(process);
    },
  };
}

const keys: ReadonlyMap<string, string> = new Map([
  ['Enter', Key.ENTER],
  ['Escape', Key.ESCAPE],
  ['Tab', Key.TAB],
  ['Backspace', Key.BACK_SPACE],
  ['ArrowUp', Key.ARROW_UP],
  ['ArrowDown', Key.ARROW_DOWN],
  ['ArrowLeft', Key.ARROW_LEFT],
  ['ArrowRight', Key.ARROW_RIGHT],
  ['Home', Key.HOME],
  ['End', Key.END],
]);

/** Gives the window the size at which its viewport is that of the other engines. */
async function fit(driver: WebDriver): Promise<void> {
  const frame = driver.manage().window();
  await frame.setRect({ x: 0, y: 0, ...VIEWPORT });
  const height = await driver.executeScript<number>(() => window.innerHeight);
  await frame.setRect({ x: 0, y: 0, width: VIEWPORT.width, height: 2 * VIEWPORT.height - height });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Resolves once the driver answers. */
async function listens(port: number): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer?.ok === true) return;
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver did not answer within ${START_DEADLINE_MS / 1000} s.`);
    await new Promise(done => setTimeout(done, 50));
  }
}

async function end(process: ChildProcess): Promise<void> {
  const ended = once(process, 'exit');
  process.kill();
  await ended;
}
