import type { Hono } from 'hono';

import { requireViewer, viewerOf } from '../http/access.js';
import { notFound, unprocessable } from '../http/refusal.js';
import { shownAnnouncements } from '../server/announcements.js';
import { domainLimits } from '../server/blocks.js';
import { emojisJson } from '../server/serialize-account.js';
import type { Environment, RouteContext, Server, Wire } from '../server/server.js';
import type { StaffRow } from '../world/moderation-record.js';
import { rowsOf } from '../world/moderation.js';

const DAY_MS = 86_400_000;
const documents: Readonly<Record<string, string>> = {
  extended_description:
    '<h2>Who runs this server</h2><p>A handful of people who meet on Tuesdays, and <strong>one who fixes the kettle</strong>.</p><h2>Money</h2><p>It costs 40 euros a month. Eleven people share them.</p>',
  privacy_policy:
    '<h2>Privacy policy</h2><p>The server keeps the posts you write and the address you sign in from, the address for thirty days.</p>',
  terms_of_service: '<h2>Terms of service</h2><p>Stay kind. Posts may be removed, and you will be told why.</p>',
};

const seededReactions: Readonly<Record<string, number>> = { '🎉': 7, '👍': 3 };

/** The limits of other servers as everybody reads them: `noop` is none, and an obfuscated name has its letters hidden. */
function limitsJson({ world }: Server): Wire[] {
  const rows = rowsOf(world, 'domain_blocks', domainLimits).filter(row => row['severity'] !== 'noop');
  return rows.map(({ domain, digest, severity, public_comment: comment, obfuscate }) => ({
    domain: obfuscate === true ? hidden(String(domain)) : domain,
    digest,
    severity,
    comment: comment ?? '',
  }));
}

/** Hides the middle of a name, unless it is hidden already. */
const hidden = (domain: string): string =>
  domain.includes('*')
    ? domain
    : domain.replace(/^(..)(.*)(?=\.)/, (_all, start: string, rest: string) => start + '*'.repeat(rest.length));

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
  if (about.limits) app.get('/api/v1/instance/domain_blocks', context => context.json(limitsJson(server)));
  if (about.announcements === 'absent') return;

  const stateOf = (accountId: string) => server.overrides.state.announcements?.[accountId] ?? { read: [], reactions: {} };
  const json = ({ id, raw_content: _raw, ...row }: StaffRow, viewerId: string | null): Wire => {
    const content = String(row['content']);
    const own = viewerId === null ? { read: [], reactions: {} } : stateOf(viewerId);
    const mine = own.reactions[id] ?? [];
    const names = [...new Set([...Object.keys(id === '902' ? seededReactions : {}), ...mine])];
    return {
      id,
      ...row,
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
    return context.json(about.announcements === 'empty' ? [] : shownAnnouncements(server).map(one => json(one, viewerId)));
  });
  if (about.announcements === 'empty') return;

  /** Changes what the reader has done with an announcement. */
  function change(
    context: RouteContext,
    id: string,
    apply: (state: { read: string[]; reactions: Record<string, string[]> }) => void,
  ) {
    const viewerId = requireViewer(context, 'write');
    if (!shownAnnouncements(server).some(one => one.id === id)) throw notFound();
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
