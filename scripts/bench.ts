/*
 * Measures a running app in Chromium: `pnpm bench [address] [options]`. Without an address (or ADDRESS) it starts the built app itself.
 *
 *   --parts first,cold,plain,read,opening,thread,thread-1000,chat,composer,typing,burst,flood,stay,parsing   what to measure; all of it when absent
 *     first    first contentful paint and first post with an empty cache, on a slow phone's line and unthrottled (real time)
 *     cold     the signed-in home, five loads with nothing cached
 *     plain    scrolling to 1,000 posts, in turns with a windowed list of the same posts without a framework, and the ratio
 *     read     reading on: frames, elements, listeners and heap at each mark
 *     opening  opening a post from Home and going back, work of the main thread
 *     thread   opening a conversation of 500 answers
 *     thread-1000  long tasks of a conversation of 1,000 answers at a CPU four times slower (needs the control endpoints)
 *     chat     opening a chat of 10,000 messages from the list of chats, on a server of its own
 *     composer  the first composer of a page: from the press of Post to its field, on a slow phone's line and unthrottled (real time)
 *     typing   a key in the composer, with the emoji of the server, at a CPU four times slower
 *     burst    200 posts at 20 a second while the reader is down in the list (needs the control endpoints: `serve.js --control`)
 *     flood    50 posts a second for 20 seconds while the reader is down in the list (needs the control endpoints)
 *     stay     12,000 posts that show by themselves while the reader stays at the top (needs the control endpoints)
 *     parsing  the client's reading of a page of statuses, in turns with `JSON.parse`, and the ratio (no browser)
 *   --posts 300,1000,3000                  the marks of `read`; the built-in server posts more when its home has fewer (`--posts 10000`)
 *   --rounds 2                             turns of `plain`
 *   --step 120                             pixels scrolled in each frame
 *
 * Times are ticks of the page's main thread, so other work on the machine does not count; frames and seconds are real time and do
 * suffer from it. Prints tables and writes everything to bench-results/, which is not kept.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { startApp } from './bench/app-server.ts';
import { launchBrowser, visit as visitOf } from './bench/browser-page.ts';
import { measureBurst } from './bench/burst.ts';
import { measureChat } from './bench/chat.ts';
import { measureColdHome } from './bench/cold.ts';
import { compareWithPlainList } from './bench/comparison.ts';
import { measureComposer } from './bench/composer.ts';
import { measureFlood } from './bench/flood.ts';
import { fillHome } from './bench/full-home.ts';
import { measureOpening } from './bench/opening.ts';
import { readOptions } from './bench/options.ts';
import { measureFirstPost } from './bench/first.ts';
import { measureParsing } from './bench/parsing.ts';
import { measureReading } from './bench/reading.ts';
import { measureStay } from './bench/stay.ts';
import { measureLargeThread } from './bench/large-thread.ts';
import { measureThread } from './bench/thread.ts';
import { measureTyping } from './bench/typing.ts';

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

  mkdirSync('bench-results', { recursive: true });
  const file = `bench-results/${new Date().toISOString().replaceAll(':', '-')}.json`;
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  process.stdout.write(`\n${file}\n`);
} finally {
  await browser.close();
  app.stop();
}
