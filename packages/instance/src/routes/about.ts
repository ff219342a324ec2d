import type { Hono } from 'hono';

import { requireViewer, viewerOf } from '../http/access.js';
import { notFound, unprocessable } from '../http/refusal.js';
import { emojisJson } from '../server/serialize-account.js';
import type { Environment, RouteContext, Server, Wire } from '../server/server.js';

const DAY_MS = 86_400_000;
const documents: Readonly<Record<string, string>> = {
  extended_description:
    '<h2>Who runs this server</h2><p>A handful of people who meet on Tuesdays, and <strong>one who fixes the kettle</strong>.</p><h2>Money</h2><p>It costs 40 euros a month. Eleven people share them.</p>',
  privacy_policy:
    '<h2>Privacy policy</h2><p>The server keeps the posts you write and the address you sign in from, the address for thirty days.</p>',
  terms_of_service: '<h2>Terms of service</h2><p>Stay kind. Posts may be removed, and you will be told why.</p>',
};

/** Hosts of the seed world that the server limits, for profiles that disclose them. */
const limits = [
  { domain: 'loud.example', digest: '', severity: 'silence', comment: 'Too many advertisements.' },
  { domain: 'mar.example', digest: '', severity: 'silence', comment: '' },
  { domain: 'sp*m.example', digest: '', severity: 'suspend', comment: 'Spam.' },
] as const;

interface Announcement {
  id: string;
  content: string;
  daysAgo: number;
}

const announcements: readonly Announcement[] = [
  {
    id: '902',
    content:
      '<p>The server moves to another machine on Saturday night. Posts may come late until <strong>six in the morning</strong>.</p>',
    daysAgo: 1,
  },
  { id: '901', content: '<p>Custom emoji of the harbour are here: :heron: and more.</p>', daysAgo: 12 },
];
const seededReactions: Readonly<Record<string, number>> = { '🎉': 7, '👍': 3 };

/** The documents of the staff, the hosts the server limits, and announcements. Each family has its share: see the server profile. */
export function aboutRoutes(app: Hono<Environment>, server: Server): void {
  const { about } = server.profile;
  if (about.documents) {
    for (const [name, content] of Object.entries(documents)) {
      app.get(`/api/v1/instance/${name}`, context =>
        context.json({ updated_at: new Date(server.startedAt - 30 * DAY_MS).toISOString(), content }),
      );
    }
  }
  if (about.limits) app.get('/api/v1/instance/domain_blocks', context => context.json(limits));
  if (about.announcements === 'absent') return;

  const stateOf = (accountId: string) => server.overrides.state.announcements?.[accountId] ?? { read: [], reactions: {} };
  const json = ({ id, content, daysAgo }: Announcement, viewerId: string | null): Wire => {
    const at = new Date(server.startedAt - daysAgo * DAY_MS).toISOString();
    const own = viewerId === null ? { read: [], reactions: {} } : stateOf(viewerId);
    const mine = own.reactions[id] ?? [];
    const names = [...new Set([...Object.keys(id === '902' ? seededReactions : {}), ...mine])];
    return {
      id,
      content,
      starts_at: null,
      ends_at: null,
      all_day: false,
      published_at: at,
      updated_at: at,
      read: own.read.includes(id),
      mentions: [],
      statuses: [],
      tags: [],
      emojis: emojisJson(
        server,
        server.world.emojis.filter(({ shortcode }) => content.includes(`:${shortcode}:`)),
      ),
      reactions: names.map(name => ({
        name,
        count: (id === '902' ? (seededReactions[name] ?? 0) : 0) + (mine.includes(name) ? 1 : 0),
        me: mine.includes(name),
      })),
    };
  };
  app.get('/api/v1/announcements', context => {
    const viewerId = about.announcements === 'public' ? viewerOf(context) : requireViewer(context, 'read');
    return context.json(about.announcements === 'empty' ? [] : announcements.map(one => json(one, viewerId)));
  });
  if (about.announcements === 'empty') return;

  /** Changes what the reader has done with an announcement. */
  function change(
    context: RouteContext,
    id: string,
    apply: (state: { read: string[]; reactions: Record<string, string[]> }) => void,
  ) {
    const viewerId = requireViewer(context, 'write');
    if (!announcements.some(one => one.id === id)) throw notFound();
    server.overrides.change(state => {
      const known = (state.announcements ??= {});
      apply((known[viewerId] ??= { read: [], reactions: {} }));
    });
    return context.json({});
  }
  app.post('/api/v1/announcements/:id/dismiss', context => {
    const id = context.req.param('id');
    return change(context, id, state => {
      if (!state.read.includes(id)) state.read.push(id);
    });
  });
  if (about.announcements !== 'reactions') return;
  app.put('/api/v1/announcements/:id/reactions/:name', context => {
    const { id, name } = context.req.param();
    if (name.length > 40) throw unprocessable('Validation failed: Name is not a recognized emoji');
    return change(context, id, state => {
      const mine = (state.reactions[id] ??= []);
      if (!mine.includes(name)) mine.push(name);
    });
  });
  app.delete('/api/v1/announcements/:id/reactions/:name', context => {
    const { id, name } = context.req.param();
    return change(context, id, state => {
      state.reactions[id] = (state.reactions[id] ?? []).filter(one => one !== name);
    });
  });
}
