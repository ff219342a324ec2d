import { waitForLayout } from '../../e2e/fixtures.ts';
import { measureSpent } from './browser-page.ts';
import type { Measurement } from './measurement.ts';
import { openIdleHome, pressReply } from './reply.ts';
import { median } from './statistics.ts';
import type { Target } from './target.ts';

const ROUNDS = 3;
/** Between two keys, in ms: a quick typist. */
const KEY_PAUSE_MS = 40;

const figures = { cpu: 'ms', work: 'ms', suggesting: 'ms', long: 'ms', huge: 'ms' } as const;
type Kind = Exclude<keyof typeof figures, 'cpu'>;

/** Typed key by key. */
const texts: Readonly<Record<Kind, string>> = {
  work: 'The reading room opens on Saturday. Bring a lamp and something to copy. ',
  suggesting: 'ferry :smiling :heart :tram :blob_cat :light_shelf :star ',
  long: 'and one more line at the end of a long post ',
  huge: 'and one word more at the end ',
};

/** The texts that are there before. */
const before: Partial<Record<Kind, string>> = {
  long: 'One of many lines of a long post.\n'.repeat(13),
  // 100,000 characters, with letters of two directions and graphemes of several code points.
  huge: 'Ein schöner Tag 🎉 in مدينة. @a@b.example https://x.example/a '.repeat(1_640),
};

/** Painting and the browser's own handling of a key are the same in any text field: of `cpu` alone they are a part. */
const counted = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const;

/**
 * The main thread for each key in the composer, once it has the emoji of the server: `cpu` is all of it, the others are script, style and
 * layout alone.
 */
export const key: Measurement<keyof typeof figures> = { name: 'key', figures, measure: measureKeys };

async function measureKeys(target: Target) {
  const open = await target.open();
  const { page, devtools } = open;
  await openIdleHome(open);
  await pressReply(open);
  const field = page.locator('textarea:focus');
  const emojis = target.kind === 'app' ? page.waitForResponse(response => response.url().includes('/custom_emojis')) : null;
  await field.pressSequentially(':smile ', { delay: KEY_PAUSE_MS });
  await emojis;

  const perKey = async (kind: Kind): Promise<{ all: number; work: number }> => {
    await field.fill(before[kind] ?? '');
    await waitForLayout(page);
    const spent = await measureSpent(devtools, async () => {
      // Not on the field: finding it by its name is work of the test, within the page.
      await page.keyboard.type(texts[kind], { delay: KEY_PAUSE_MS });
      await waitForLayout(page);
    });
    const keys = texts[kind].length;
    return { all: spent('TaskDuration') / keys, work: counted.reduce((sum, metric) => sum + spent(metric), 0) / keys };
  };

  const rounds = async (kind: Kind): Promise<{ all: number; work: number }> => {
    const measured: { all: number; work: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) measured.push(await perKey(kind));
    return { all: median(measured.map(({ all }) => all)), work: median(measured.map(({ work }) => work)) };
  };

  const { all: cpu, work } = await rounds('work');
  return {
    cpu,
    work,
    suggesting: (await rounds('suggesting')).work,
    long: (await rounds('long')).work,
    huge: (await rounds('huge')).work,
  };
}
