import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createClient, timelinesOf } from '@rookery/api-client';
import { plainText } from '@rookery/ui';
import { cleanup, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TimelineProvider } from '../timeline-provider.js';
import { displayStatus } from './status-rules.js';
import { Status } from './status.js';

const FOLDER = process.env['FIXTURES_DIR'] ?? resolve(import.meta.dirname, '../../../../../shared/fixtures');
const file = join(FOLDER, 'corpus/statuses.ndjson');
const PAGE = 40;
const now = () => Date.parse('2026-11-20T12:00:00.000Z');
/** The text a reader sees: custom emoji are pictures whose alternative text is the shortcode, and a link may name its host. */
function shownText(row: Element): string {
  for (const image of row.querySelectorAll('.rk-rich img')) image.replaceWith(image.getAttribute('alt') ?? '');
  for (const host of row.querySelectorAll('.rk-link-host')) host.remove();
  return squeezed(row.textContent);
}
const squeezed = (text: string) => text.replace(/\s+/gu, '');

// jsdom has no canvas.
vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

/** Every post inside a document: of a list, a thread, a notification, a reblog, a quote. An entry of an edit history has no id. */
function* postsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  if ('content' in value && 'account' in value && 'id' in value && typeof value.account === 'object') yield value;
  for (const child of Object.values(value)) yield* postsIn(child);
}

/** Draws posts as rows of a list, a page at a time, and names the text that is missing. */
async function draw(wire: readonly string[]): Promise<{ drawn: number; lost: string[] }> {
  let page: readonly string[] = [];
  const client = createClient({
    baseUrl: 'https://rookery.test',
    fetch: async () => new Response(`[${page.join(',')}]`, { headers: { 'Content-Type': 'application/json' } }),
  });
  let drawn = 0;
  const lost: string[] = [];
  for (let start = 0; start < wire.length; start += PAGE) {
    page = wire.slice(start, start + PAGE);
    const { items } = await timelinesOf(client).home({});
    const { container } = render(
      <TimelineProvider options={{ isSignedIn: true, settings: { expandSpoilers: true } }}>
        {items.map(status => (
          <Status key={status.id} status={status} now={now} />
        ))}
      </TimelineProvider>,
    );
    const rows = [...container.querySelectorAll('article')];
    expect(rows.map(row => row.dataset['statusId'])).toEqual(items.map(status => status.id));
    for (const [index, status] of items.entries()) {
      const shown = displayStatus(status);
      const words = squeezed(plainText(shown.content)).slice(0, 40);
      // The textual stand-in for a quote is left out where the quote itself shows.
      if (shown.quote === null && !shownText(rows[index] as Element).includes(words)) lost.push(`${status.id}: ${words}`);
    }
    drawn += items.length;
    cleanup();
  }
  return { drawn, lost };
}

describe.skipIf(!existsSync(file))('Status with recorded posts', () => {
  it('[STAT-01] draws every post recorded from real servers with its whole text', { timeout: 300_000 }, async () => {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => line.trim() !== '');
    const { drawn, lost } = await draw(lines);
    expect(lost).toEqual([]);
    expect(drawn).toBeGreaterThan(lines.length * 0.99);
  });

  it('[STAT-01] draws every one in any answer of eighteen kinds of server', { timeout: 300_000 }, async () => {
    const folders = [
      ...readdirSync(join(FOLDER, 'recorded')).map(name => join('recorded', name)),
      'live/gotosocial',
      'corpus/contexts',
    ];
    const documents = folders.flatMap(folder =>
      readdirSync(join(FOLDER, folder))
        .filter(name => name.endsWith('.json'))
        .map((name): unknown => JSON.parse(readFileSync(join(FOLDER, folder, name), 'utf8'))),
    );
    const posts = new Map<string, string>();
    for (const document of documents) for (const post of postsIn(document)) posts.set(JSON.stringify(post), '');
    // The same post is in many responses, each time in another row.
    const wire = [...posts.keys()].map((text, index) => JSON.stringify({ ...(JSON.parse(text) as object), id: `${index}` }));
    const { drawn, lost } = await draw(wire);
    expect(lost).toEqual([]);
    expect(drawn).toBe(wire.length);
    expect(drawn).toBeGreaterThan(800);
  });
});
