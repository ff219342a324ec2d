import type { Account, Status } from '@rookery/api-client';
import { isHiddenHere, type FilterPlace } from '@rookery/store';
import { languageKey } from '../text/language-name.js';

/** An account as the line about its reblog names it. */
export type RebloggingAccount = Pick<Account, 'id' | 'acct' | 'display_name' | 'emojis' | 'verified'>;

/** The facts of a post that decide whether it has a row of its own. */
export interface StatusFacts {
  /** The id of the post that is shown: for a reblog, of the post inside it. */
  postId: string;
  /** The account that reblogged it; null when it is no reblog. */
  rebloggedBy: RebloggingAccount | null;
  /** The reader reblogged the post that is shown: they have seen it. */
  isReblogged: boolean;
  isReply: boolean;
  /** The language of the post that is shown; null: the server does not say. */
  language: string | null;
  /** One of the reader's filters hides it. */
  isFiltered: boolean;
}

/** The facts of a post in a list. */
export function statusFacts(status: Status, place: FilterPlace): StatusFacts {
  const shown = status.reblog ?? status;
  const isFiltered = isHiddenHere(shown, place) || (shown !== status && isHiddenHere(status, place));
  return {
    postId: shown.id,
    rebloggedBy: status.reblog === null ? null : status.account,
    isReblogged: shown.reblogged,
    isReply: shown.in_reply_to_id !== null,
    language: shown.language,
    isFiltered,
  };
}

/** The kinds of posts that the reader wants rows for. */
export interface RowFilter {
  reblogs: boolean;
  replies: boolean;
  /** The languages of posts that have rows; none: all. A post without a language has a row. */
  languages?: readonly string[];
}

/** Whether the reader wants a row for the post. A post whose facts are not known yet has one. */
export function hasRow(facts: StatusFacts | undefined, shows: RowFilter): boolean {
  if (facts === undefined) return true;
  if (facts.isFiltered || !isRead(facts.language, shows.languages) || (!shows.reblogs && facts.rebloggedBy !== null))
    return false;
  return shows.replies || !facts.isReply || facts.rebloggedBy !== null;
}

/** A region does not count: `pt` has the posts in `pt-BR`. */
function isRead(language: string | null, languages: readonly string[] = []): boolean {
  if (language === null || languages.length === 0) return true;
  const [wanted] = languageKey(language).split('-', 1);
  return languages.some(chosen => languageKey(chosen).split('-', 1)[0] === wanted);
}
