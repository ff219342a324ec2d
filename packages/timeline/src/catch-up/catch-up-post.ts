import type { Account, Status } from '@rookery/api-client';
import type { FilterPlace } from '@rookery/store';
import { hasRow, statusFacts, type RowFilter } from '../rows/status-facts.js';
import { sharedLinks, type SharedLink } from './shared-links.js';

/** An entry of Home as the views of the catch-up see it. */
export interface CatchUpPost {
  /** The id of the entry: of the reblog, where it is one. */
  id: string;
  /** The id of the post that is shown. */
  postId: string;
  /** When the entry came (ISO 8601). */
  created_at: string | null;
  author: Account;
  /** The account that reblogged it; null: it is no reblog. */
  reblogger: Account | null;
  isReply: boolean;
  replyToId: string | null;
  /** The server's own name of the conversation; most servers have none. */
  conversationId: string | null;
  /** BCP 47; null: the server does not say. */
  language: string | null;
  /** UTF-16 units of the text without its markup. */
  length: number;
  links: readonly SharedLink[];
  hasMedia: boolean;
  /** Why it has no row: one of the reader's filters hides it, or a setting of Home; null: it has one. */
  hiddenBy: 'filter' | 'setting' | null;
}

export function catchUpPost(status: Status, place: FilterPlace, shows: RowFilter): CatchUpPost {
  const shown = status.reblog ?? status;
  const facts = statusFacts(status, place);
  return {
    id: status.id,
    postId: shown.id,
    created_at: status.created_at,
    author: shown.account,
    reblogger: status.reblog === null ? null : status.account,
    isReply: facts.isReply,
    replyToId: shown.in_reply_to_id,
    conversationId: shown.conversation_id,
    language: shown.language,
    length: textLength(shown.content),
    links: sharedLinks(shown),
    hasMedia: shown.media_attachments.length > 0,
    hiddenBy: facts.isFiltered ? 'filter' : hasRow(facts, shows) ? null : 'setting',
  };
}

/** An approximation that needs no parser: entities count by their letters. The text is measured, never shown. */
const textLength = (html: string): number => html.replaceAll(/<[^>]*>/g, '').replaceAll(/&[^;\s]{1,12};/g, ' ').length;
