import { safeUrl } from '@rookery/ui';
import type { TimelineHrefs } from './timeline-options.js';

/** The address as a link; one that is unsafe leads nowhere: the server of an entity may be hostile. */
export const safeHref = (url: string | null | undefined): string => safeUrl(url ?? null, 'link') ?? '#';

/** The addresses of entities on their own servers. Hashtags are pages of the host. */
export const defaultHrefs: TimelineHrefs = {
  account: ({ url }) => safeHref(url),
  status: ({ url, uri }) => safeHref(url ?? uri),
  tag: name => `/tags/${encodeURIComponent(name)}`,
};
