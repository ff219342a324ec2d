import type { Browser } from 'playwright';
import { startApp } from './app-server.ts';
import { launchBrowser, visit as visitOf } from './browser-page.ts';
import { chat } from './chat.ts';
import { control } from './control.ts';
import { first, firstSlow } from './first.ts';
import { home } from './home.ts';
import { key } from './key.ts';
import { thread1000 } from './large-thread.ts';
import type { Measurement } from './measurement.ts';
import { catchUp } from './catch-up.ts';
import { notifications } from './notifications.ts';
import { open } from './opening.ts';
import { parsing } from './parsing.ts';
import { searching } from './searching.ts';
import { servePlainList } from './plain/plain-server.ts';
import { reply, replyPointed, replySeen, replySlow } from './reply.ts';
import { measurementsOf, rowsOf, type Attempt, type Row } from './rows.ts';
import { scroll, scroll3000 } from './scroll.ts';
import { second, stored } from './second.ts';
import { columns, flood, storm } from './streams.ts';
import { appTarget, plainTarget, type Target } from './target.ts';
import { thread } from './thread.ts';
import { top } from './top.ts';

const MEASUREMENTS: readonly Measurement[] = [
  first,
  firstSlow,
  home,
  second,
  stored,
  notifications,
  catchUp,
  reply,
  replySeen,
  replyPointed,
  replySlow,
  key,
  scroll,
  scroll3000,
  open,
  thread,
  thread1000,
  chat,
  flood,
  columns,
  storm,
  top,
  parsing,
  searching,
];

/** Measures the named rows, all when none is named. One that cannot be measured says so, and the others go on. */
export async function measureRows(address: string | null, names: readonly string[], repeat: number): Promise<Row[]> {
  const wanted = names.length > 0 ? names : MEASUREMENTS.map(({ name }) => name);
  const measurements = measurementsOf(MEASUREMENTS, wanted);
  const running = await startApp(address);
  const browser = await launchBrowser();
  try {
    const visit = await visitOf(browser, running.address);
    const plainServer = await servePlainList(visit);
    try {
      const targets = { app: appTarget(browser, visit), plain: plainTarget(browser, visit, plainServer.address) };
      const rows: Row[] = [];
      for (const measurement of measurements) {
        process.stdout.write(`${measurement.name}\n`);
        const app: Attempt[] = [];
        const plain: Attempt[] = [];
        for (let round = 0; round < repeat; round += 1) {
          if (measurement.isOfAppAlone !== true) plain.push(await attempt(browser, measurement, targets.plain));
          app.push(await attempt(browser, measurement, targets.app));
        }
        rows.push(...rowsOf(measurement, wanted, { app, plain }));
      }
      return rows;
    } finally {
      plainServer.stop();
    }
  } finally {
    await browser.close();
    running.stop();
  }
}

async function attempt(browser: Browser, measurement: Measurement, target: Target): Promise<Attempt> {
  try {
    return { figures: await measurement.measure(target) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  } finally {
    for (const context of browser.contexts()) await context.close();
    // Each begins with the seeded posts. A server without control endpoints fails where they are needed.
    await control(target.visit, 'reset', {}).catch(() => undefined);
  }
}
