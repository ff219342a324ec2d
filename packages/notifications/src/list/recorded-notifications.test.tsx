import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createClient, createDecoding, parseNotification, type Notification } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRowCommandRegistry, useStatusRowHost } from '@rookery/timeline/parts';
import { TimelineProvider } from '@rookery/timeline';
import { NotificationRowScreen } from './notification-row.screen.js';
import { notificationRows } from './notification-rows.js';
import { ingestNotifications } from './notifications.data.js';

const FOLDER = process.env['FIXTURES_DIR'] ?? resolve(import.meta.dirname, '../../../../../shared/fixtures');
const folders = ['mastodon', 'pleroma', 'gotosocial', 'mastodon-legacy'].map(name => join(FOLDER, 'recorded', name));
const registry = createRowCommandRegistry();

// jsdom has no canvas.
vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
afterEach(cleanup);

/** Every notification inside a document. */
function* notificationsIn(value: unknown): Generator<Notification> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'account' in value && 'created_at' in value) {
    const notification = parseNotification(value, createDecoding());
    if (notification !== null) yield notification;
  }
  for (const child of Object.values(value)) yield* notificationsIn(child);
}

function Rows({ items }: { items: readonly Notification[] }) {
  const host = useStatusRowHost(registry);
  const rows = notificationRows({
    entries: items.map(({ id }) => ({ kind: 'item', id })),
    itemOf: id => items.find(item => item.id === id),
    isGrouping: false,
    isUnread: () => false,
    isFiltered: () => false,
  });
  return rows.map((row, index) =>
    row.kind === 'gap' ? null : <NotificationRowScreen key={row.key} row={row} host={host} position={index + 1} setSize={-1} />,
  );
}

describe.skipIf(!existsSync(FOLDER))('recorded notifications', () => {
  it('[HINT-02] are each drawn with the name of their account', () => {
    const client = createClient({ baseUrl: 'https://rookery.test', accessToken: 'token', fetch: async () => Response.json([]) });
    const files = folders.flatMap(folder => readdirSync(folder).map(name => join(folder, name)));
    const items = new Map<string, Notification>();
    for (const file of files.filter(name => /notification[^/]*\.json$/.test(name))) {
      for (const item of notificationsIn(JSON.parse(readFileSync(file, 'utf8')))) items.set(item.id, item);
    }
    expect(items.size).toBeGreaterThan(40);
    const queryClient = createQueryClient();
    ingestNotifications(queryClient, [...items.values()]);
    const { container } = render(
      <QueryClientProvider client={queryClient}>
        <ClientProvider client={client}>
          <TimelineProvider options={{ isSignedIn: true, storageScope: 'test' }}>
            <Rows items={[...items.values()]} />
          </TimelineProvider>
        </ClientProvider>
      </QueryClientProvider>,
    );
    const rows = [...container.querySelectorAll('article')];
    expect(rows).toHaveLength(items.size);
    const nameless = [...items.values()].filter(({ accounts: [account] }, index) => {
      const name = account?.display_name.replaceAll(/:\w+:/g, '').trim() || `@${account?.acct}`;
      return !rows[index]?.textContent.includes(name);
    });
    expect(nameless.map(({ id, type }) => `${type} ${id}`)).toEqual([]);
  });
});
