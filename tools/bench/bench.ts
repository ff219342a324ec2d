// Measures a running app in Chromium. Parts, options and how to read the figures: `tools/bench/README.md`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { startApp } from './app-server.ts';
import { launchBrowser, visit as visitOf } from './browser-page.ts';
import { measureBurst } from './burst.ts';
import { measureChat } from './chat.ts';
import { measureColdHome } from './cold.ts';
import { compareWithPlainList } from './comparison.ts';
import { measureComposer } from './composer.ts';
import { measureFlood } from './flood.ts';
import { fillHome } from './full-home.ts';
import { measureOpening } from './opening.ts';
import { readOptions } from './options.ts';
import { measureFirstPost } from './first.ts';
import { measureParsing } from './parsing.ts';
import { measureReading } from './reading.ts';
import { measureStay } from './stay.ts';
import { measureLargeThread } from './large-thread.ts';
import { measureThread } from './thread.ts';
import { measureTyping } from './typing.ts';

const COMPARED_POSTS = 1000;

const options = readOptions(process.argv.slice(2), process.env);
const app = await startApp(options.address);
const browser = await launchBrowser();
try {
  const visit = await visitOf(browser, app.address);
  const results: Record<string, unknown> = { address: app.address, options };
  const show = (title: string, name: string, figures: unknown, table: unknown = figures): void => {
    process.stdout.write(`\n${title}\n`);
    console.table(table);
    results[name] = figures;
  };

  const noOrders = 'This server takes no orders (start it with --control).';
  if (options.parts.includes('first')) {
    show('First paint and first post, medians', 'first', await measureFirstPost(browser, visit));
  }
  if (options.parts.includes('cold')) {
    const cold = await measureColdHome(browser, visit);
    show('Cold signed-in home, medians', 'cold', cold, cold.medians);
  }
  if (options.parts.includes('plain')) {
    const { rounds, step } = options;
    const compared = await compareWithPlainList(browser, visit, { posts: COMPARED_POSTS, rounds, step });
    show(`Scrolling to ${COMPARED_POSTS} posts, the app and a plain list`, 'plain', compared, [
      ...compared.app.map(run => ({ list: 'app', ...run })),
      ...compared.plain.map(run => ({ list: 'plain', ...run })),
    ]);
    process.stdout.write('Work of the main thread for each frame, by its own time; over 16.7 ms it does not fit\n');
    console.table(compared.frameWork);
    process.stdout.write(`Main thread ${compared.taskRatio} times the plain list's, script ${compared.scriptRatio} times\n`);
  }
  if (options.parts.includes('read')) {
    await fillHome(visit, Math.max(...options.marks));
    show('Reading on', 'reading', await measureReading(browser, visit, options.marks, options.step));
  }
  if (options.parts.includes('opening')) {
    show('Opening a post and going back, medians', 'opening', await measureOpening(browser, visit));
  }
  if (options.parts.includes('thread')) {
    const thread = await measureThread(browser, visit);
    show('A conversation of 500 answers', 'thread', thread ?? 'This server has none.');
  }
  if (options.parts.includes('thread-1000')) {
    const thread = await measureLargeThread(browser, visit);
    show('A conversation of 1,000 answers at a CPU four times slower, medians', 'thread-1000', thread ?? noOrders);
  }
  if (options.parts.includes('chat')) {
    show('Opening a chat of 10,000 messages, medians', 'chat', await measureChat(browser));
  }
  if (options.parts.includes('composer')) {
    show('The first composer of a page, medians', 'composer', await measureComposer(browser, visit));
  }
  if (options.parts.includes('typing')) {
    show('A key in the composer at a CPU four times slower', 'typing', await measureTyping(browser, visit));
  }
  if (options.parts.includes('burst')) {
    show('200 posts at 20 a second', 'burst', (await measureBurst(browser, visit)) ?? noOrders);
  }
  if (options.parts.includes('flood')) {
    show('50 posts a second for 20 seconds', 'flood', (await measureFlood(browser, visit)) ?? noOrders);
  }
  if (options.parts.includes('stay')) {
    show('Staying at the top', 'stay', (await measureStay(browser, visit)) ?? noOrders);
  }
  if (options.parts.includes('parsing')) {
    show('Reading a page of 40 statuses, medians', 'parsing', await measureParsing());
  }

  mkdirSync('tools/bench/results', { recursive: true });
  const file = `tools/bench/results/${new Date().toISOString().replaceAll(':', '-')}.json`;
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  process.stdout.write(`\n${file}\n`);
} finally {
  await browser.close();
  app.stop();
}
