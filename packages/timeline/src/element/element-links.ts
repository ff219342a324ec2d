import { defaultHrefs } from '../options/default-hrefs.js';
import type { TimelineHrefs } from '../options/timeline-options.js';
import type { ElementSource } from './source-attribute.js';

interface ServerLinks {
  /** Posts and profiles lead to their own servers, hashtags to this server. */
  readonly hrefs: TimelineHrefs;
  /** The page of a source on this server. */
  list(source: ElementSource): string;
}

/** The links of the posts of a server. Their paths are those of Mastodon, which other servers redirect. */
export function serverLinks(origin: string): ServerLinks {
  const tag = (name: string): string => `${origin}/tags/${encodeURIComponent(name)}`;
  return {
    hrefs: { ...defaultHrefs, tag },
    list(source) {
      switch (source.kind) {
        case 'public':
          return source.isLocal ? `${origin}/public/local` : `${origin}/public`;
        case 'tag':
          return tag(source.name);
        case 'account':
          return 'acct' in source ? `${origin}/@${source.acct}` : origin;
        case 'status':
          return source.origin ?? origin;
      }
    },
  };
}
