import type { Measurement } from './measurement.ts';
import { median } from './statistics.ts';
import type { Target } from './target.ts';

const STATUSES = 40;
const RUNS = 200;

/** The client's reading of a page of 40 full statuses, which checks every field, and `JSON.parse` of the same text; no browser. */
export const parsing: Measurement<'page'> = { name: 'parsing', figures: { page: 'ms' }, measure: measureParsing };

async function measureParsing({ kind }: Target) {
  // The built package: the sources name their files as they are called after the build.
  const packageUrl = new URL('../../packages/api-client/dist/', import.meta.url);
  const { createClient, timelinesOf } = (await import(new URL('index.js', packageUrl).href)) as ApiClient;
  const builders = (await import(new URL('testing/index.js', packageUrl).href)) as Builders;
  const text = pageOfStatuses(builders);
  const answer = (): Promise<Response> =>
    Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }));
  const timelines = timelinesOf(createClient({ baseUrl: 'https://rookery.test', fetch: answer }));
  const read = { app: () => timelines.home(), plain: async () => JSON.parse(await (await answer()).text()) };
  const durations: number[] = [];
  for (let run = 0; run < RUNS; run += 1) durations.push(await duration(read[kind]));
  return { page: median(durations) };
}

/** The part of the package that the bench uses. */
interface ApiClient {
  createClient(options: { baseUrl: string; fetch: () => Promise<Response> }): object;
  timelinesOf(client: object): { home(): Promise<unknown> };
}

type Builder = (overrides?: object) => object;
type Builders = Readonly<Record<'anAccount' | 'anAttachment' | 'aCard' | 'aPoll' | 'aStatus', Builder>>;

function pageOfStatuses({ anAccount, anAttachment, aCard, aPoll, aStatus }: Builders): string {
  const emojis = ['boat', 'gull', 'pier'].map(shortcode => ({ shortcode, url: `https://a.test/${shortcode}.png` }));
  const page = Array.from({ length: STATUSES }, (_, index) => ({
    ...aStatus({
      id: String(1000 + index),
      account: anAccount({ id: String(index) }),
      card: aCard(),
      poll: aPoll(),
      media_attachments: [anAttachment(), anAttachment()],
    }),
    emojis,
    reblog: aStatus({ id: String(2000 + index), media_attachments: [anAttachment()] }),
  }));
  return JSON.stringify(page);
}

async function duration(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
