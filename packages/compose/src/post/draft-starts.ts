import type { Status, Visibility } from '@rookery/api-client';
import { narrowerVisibility, visibilityBeside } from './composer-rules.js';
import type { Draft, DraftPart } from '@rookery/store';
import { emptyDraft, type NewId } from './draft-changes.js';

/** The presets of the account and the server for a new post. */
export interface ComposerDefaults {
  readonly visibility: Visibility;
  readonly sensitive: boolean;
  /** ISO 639 code; null: none is set. */
  readonly language: string | null;
  /** The handle of the own account; null while it is not known. */
  readonly acct: string | null;
  /** The server takes recipients apart from the text: a reply does not begin with mentions. @default false */
  readonly hasRecipients?: boolean;
  /** The widest visibility of a reply. @default 'public': that of the post */
  readonly replyVisibility?: Visibility;
}

/** How a draft begins: fields of a draft, completed from the defaults and from the posts that it names. */
export type DraftStart = Partial<Omit<Draft, 'id' | 'updatedAt' | 'parts'>> & { readonly parts?: readonly Partial<DraftPart>[] };

/** The posts that a start names; null where it names none, or where one cannot be loaded. */
interface DraftSubjects {
  readonly replied: Status | null;
  readonly quoted: Status | null;
}

/**
 * The draft of a start (CMP-01): a reply is addressed to the author and the mentions of its post, in its text or beside it, and no post is more
 * public than the one it replies to or quotes. A reply is no more public than the default for replies.
 */
export function beginDraft(
  id: string,
  start: DraftStart,
  { replied, quoted }: DraftSubjects,
  defaults: ComposerDefaults,
  now: number,
  newId: NewId,
): Draft {
  const base = emptyDraft(id, now, newId);
  const [first] = base.parts;
  const recipients = recipientsOf({ replied, quoted }, defaults.acct);
  const mentions =
    defaults.hasRecipients || replied === null || start.parts !== undefined ? '' : mentionText(replied, defaults.acct);
  const isAddressed = defaults.hasRecipients && recipients.length > 0 && (start.editedId ?? null) === null;
  const warning = replied === null || start.parts !== undefined ? '' : replied.spoiler_text;
  const parts = (start.parts ?? [{}]).map(part => ({
    ...(first as DraftPart),
    text: mentions,
    ...(warning !== '' && { spoilerText: warning, sensitive: true }),
    ...part,
    id: newId(),
  }));
  const subjects = [replied, quoted].filter(subject => subject !== null);
  const isReply = (start.inReplyToId ?? null) !== null;
  const widest = isReply ? narrowerVisibility(defaults.replyVisibility ?? 'public', defaults.visibility) : defaults.visibility;
  return {
    ...base,
    visibility: subjects.reduce((visibility, subject) => visibilityBeside(subject, visibility), widest),
    ...(isAddressed && { to: recipients }),
    ...start,
    prefilledText: start.prefilledText ?? mentions,
    prefilledSpoilerText: start.prefilledSpoilerText ?? warning,
    parts,
  };
}

/**
 * The handles that a draft is addressed to, each once, without one's own: the author and the mentions of the answered post, and the author of
 * the quoted one.
 */
export function recipientsOf({ replied, quoted }: DraftSubjects, ownAcct: string | null): readonly string[] {
  const accounts = [replied?.account, ...(replied?.mentions ?? []), quoted?.account];
  const handles = accounts.flatMap(account => account?.acct ?? []);
  const own = ownAcct?.toLowerCase();
  return [...new Map(handles.map(acct => [acct.toLowerCase(), acct]))].flatMap(([key, acct]) => (key === own ? [] : acct));
}

/**
 * The accounts beside its author that a reply to a post is addressed to, for a choice between all of them and the author. None where the author
 * is oneself, or nobody else is mentioned.
 */
export function otherMentions(replied: Status, ownAcct: string | null): readonly string[] {
  const author = replied.account.acct.toLowerCase();
  const all = recipientsOf({ replied, quoted: null }, ownAcct);
  const others = all.filter(acct => acct.toLowerCase() !== author);
  return others.length < all.length ? others : [];
}

/** The text that a reply begins with. Ends with a space. */
const mentionText = (replied: Status, ownAcct: string | null): string =>
  recipientsOf({ replied, quoted: null }, ownAcct)
    .map(acct => `@${acct} `)
    .join('');
