import {
  type AdminAnnouncement,
  adminAnnouncements,
  type AdminRule,
  adminRules,
  moderationLog,
  type ModerationLogEntry,
  parseAdminAnnouncement,
  parseAdminRule,
} from '../entities/admin-server.js';
import { type CallOptions, segment, type WithCalls } from '../request/calls.js';
import type { Page } from '../request/pagination.js';
import { PLEROMA_ADMIN } from './admin-api.js';
import { numberedPage } from './numbered-page.js';

/** An announcement to write. Times are ISO 8601; null: none. */
export interface AnnouncementDraft {
  /** As it is written, not as HTML. */
  content: string;
  starts_at: string | null;
  ends_at: string | null;
  all_day: boolean;
}

/** Announcements of the staff, on servers with the feature `adminAnnouncements`. Mastodon has them on its own pages alone. */
export function adminAnnouncementsOf({ calls }: WithCalls) {
  const ROOT = `${PLEROMA_ADMIN}/announcements`;
  const at = (id: string) => `${ROOT}/${segment(id)}`;
  return {
    /** At most 100. */
    list: (options: CallOptions = {}): Promise<AdminAnnouncement[]> =>
      calls.list(ROOT, adminAnnouncements, { ...options, query: { limit: 100 } }),
    create: (draft: AnnouncementDraft, options: CallOptions = {}): Promise<AdminAnnouncement> =>
      calls.entity('POST', ROOT, parseAdminAnnouncement, { ...options, json: draft }),
    update: (id: string, draft: AnnouncementDraft, options: CallOptions = {}): Promise<AdminAnnouncement> =>
      calls.entity('PATCH', at(id), parseAdminAnnouncement, { ...options, json: draft }),
    async delete(id: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', at(id), options);
    },
  };
}

export interface RuleDraft {
  text: string;
  hint: string;
  /** Rules are in its order, ascending. */
  priority: number;
}

/** Rules of the server, on servers with the feature `adminRules`. */
export function adminRulesOf({ calls }: WithCalls) {
  const ROOT = `${PLEROMA_ADMIN}/rules`;
  const at = (id: string) => `${ROOT}/${segment(id)}`;
  return {
    list: (options: CallOptions = {}): Promise<AdminRule[]> => calls.list(ROOT, adminRules, options),
    create: (draft: RuleDraft, options: CallOptions = {}): Promise<AdminRule> =>
      calls.entity('POST', ROOT, parseAdminRule, { ...options, json: draft }),
    update: (id: string, draft: Partial<RuleDraft>, options: CallOptions = {}): Promise<AdminRule> =>
      calls.entity('PATCH', at(id), parseAdminRule, { ...options, json: draft }),
    async delete(id: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', at(id), options);
    },
  };
}

/** The log of what the staff has done, newest first, on servers with the feature `moderationLog`. */
export function moderationLogOf({ calls }: WithCalls) {
  const PATH = `${PLEROMA_ADMIN}/moderation_log`;
  const read = (sent: readonly unknown[]): ModerationLogEntry[] => moderationLog(sent, calls.decoding());
  return {
    /** @param search A part of an entry's sentence; '' for all. */
    list: (search = '', options: CallOptions = {}): Promise<Page<ModerationLogEntry>> =>
      numberedPage(calls, PATH, 'items', read, {
        ...options,
        query: { page: 1, page_size: 50, search: search === '' ? null : search },
      }),
    /** The page that a `next` of `list` names. */
    page: (link: string, options: CallOptions = {}): Promise<Page<ModerationLogEntry>> =>
      numberedPage(calls, link, 'items', read, options),
  };
}
