import puppeteer, { type KeyInput } from 'puppeteer-core';
import { VIEWPORT, type EngineKind, type Window } from './engine.ts';
import { faultsOfPage, watchFaults } from './page-faults.ts';

const executablePath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

/** Firefox by WebDriver BiDi, with its back-forward cache. */
export const firefox: EngineKind = {
  files: [executablePath],
  packages: ['firefox-esr'],
  async start() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: VIEWPORT,
      // A language, sound without a press, and no motion.
      extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'media.autoplay.default': 0, 'ui.prefersReducedMotion': 1 },
    });
    return {
      openWindow: async () => openWindow(await browser.createBrowserContext()),
      stop: () => browser.close(),
    };
  },
};

async function openWindow(
  context: Awaited<ReturnType<Awaited<ReturnType<typeof puppeteer.launch>>['createBrowserContext']>>,
): Promise<Window> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', error => void faults.push(`error: ${String(error)}`));
  page.on('console', message => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  await page.evaluateOnNewDocument(watchFaults);
  return {
    open: async address => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    evaluate: async (task, ...values) => (await page.evaluate(task as never, ...(values as unknown as never[]))) as never,
    press: (x, y) => page.mouse.click(x, y),
    key: name => page.keyboard.press(name as KeyInput),
    type: text => page.keyboard.type(text),
    async choose(selector, path) {
      const input = await page.$(selector);
      if (input === null) throw new Error(`There is no ${selector}.`);
      await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(path);
    },
    picture: async () => Buffer.from(await page.screenshot()),
    faults: async () => [...new Set([...faults, ...(await page.evaluate(faultsOfPage))])],
    close: () => context.close(),
  };
}
