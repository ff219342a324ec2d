import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createClient } from '@rookery/api-client';
import { plainText } from '@rookery/ui';
import { cleanup, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TimelineProvider } from '../timeline-provider.js';
import { displayStatus } from './status-rules.js';
import { Status } from './status.js';

const file = resolve(
  process.env['FIXTURES_DIR'] ?? resolve(import.meta.dirname, '../../../../../shared/fixtures'),
  'corpus/statuses.ndjson',
);
const PAGE = 40;
const now = () => Date.parse('2026-11-20T12:00:00.000Z');
/** The words a reader sees: custom emoji are pictures whose alternative text is the shortcode, and a link may name its host. */
function shownText(row: Element): string {
  for (const image of row.querySelectorAll('.rk-rich img')) image.replaceWith(image.getAttribute('alt') ?? '');
  for (const host of row.querySelectorAll('.rk-link-host')) host.remove();
  return squeezed(row.textContent);
}
const squeezed = (text: string) => text.replace(/\s+/gu, '');

// A canvas cannot be painted here, and need not be.
vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

describe.skipIf(!existsSync(file))('posts recorded from real servers', () => {
  it('[STAT-01] draws every one of them without failing and keeps its words', { timeout: 300_000 }, async () => {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => line.trim() !== '');
    let page: string[] = [];
    const client = createClient({
      baseUrl: 'https://rookery.test',
      fetch: async () => new Response(`[${page.join(',')}]`, { headers: { 'Content-Type': 'application/json' } }),
    });
    let drawn = 0;
    const lost: string[] = [];
    for (let start = 0; start < lines.length; start += PAGE) {
      page = lines.slice(start, start + PAGE);
      const { items } = await client.timelines.home({});
      const { container } = render(
        <TimelineProvider isSignedIn settings={{ expandSpoilers: true }}>
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
    expect(lost).toEqual([]);
    expect(drawn).toBeGreaterThan(lines.length * 0.99);
  });
});
