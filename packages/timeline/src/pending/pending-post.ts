import type { Status, StatusDraft, Visibility } from '@rookery/api-client';

/** What a person wrote and wants to be posted. */
export interface PostDraft {
  /** Plain text as typed. */
  status: string;
  visibility: Visibility;
  spoiler_text?: string;
  in_reply_to_id?: string | null;
  /** ISO 639 code. */
  language?: string | null;
  sensitive?: boolean;
}

/** A post on its way, or one that could not be sent. */
export interface PendingPostState {
  draft: PostDraft;
  /** Epoch ms. */
  startedAt: number;
  phase: 'sending' | 'failed';
  /** Why it failed, in the server's words; null when there are none. */
  error: string | null;
  /** Whether the server may have taken the post although no answer came. */
  mayBeSent: boolean;
}

const ID_PREFIX = '末pending-';

/** The id a post on its way is marked with (spec 2): a prefix no server gives, and the idempotency key. */
export const pendingStatusId = (idempotencyKey: string): string => `${ID_PREFIX}${idempotencyKey}`;

/** The request for a draft: only what says something is sent. */
export function statusRequest(draft: PostDraft): StatusDraft {
  const { status, visibility, spoiler_text = '', in_reply_to_id = null, language = null, sensitive = false } = draft;
  return {
    status,
    visibility,
    ...(spoiler_text.trim() === '' ? {} : { spoiler_text }),
    ...(in_reply_to_id === null ? {} : { in_reply_to_id }),
    ...(language === null ? {} : { language }),
    ...(sensitive ? { sensitive } : {}),
  };
}

/** The paragraphs of a plain text, each as its lines. Blank lines part paragraphs. */
export function paragraphsOf(text: string): string[][] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
    .map(paragraph => paragraph.split('\n'));
}

/** How far the clocks of the reader and of the server may differ. */
const CLOCK_SLACK_MS = 2 * 60 * 1000;

/**
 * Among the newest posts of the reader the one that a draft became, when it was sent without an answer; null when it is not there.
 *
 * @param textOf The plain text of a post.
 */
export function findSent(
  { draft, startedAt }: Pick<PendingPostState, 'draft' | 'startedAt'>,
  newest: readonly Status[],
  textOf: (status: Status) => string,
): Status | null {
  const wanted = wordsOf(draft.status);
  return (
    newest.find(
      status =>
        status.created_at !== null &&
        Date.parse(status.created_at) >= startedAt - CLOCK_SLACK_MS &&
        status.in_reply_to_id === (draft.in_reply_to_id ?? null) &&
        wordsOf(textOf(status)) === wanted,
    ) ?? null
  );
}

/** Servers lay lines out anew and shorten the handles of mentions: letters and digits tell whether two texts are one. */
function wordsOf(text: string): string {
  return text
    .replaceAll(/(?<=@[\w.-]+)@[\w.-]+/g, '')
    .replaceAll(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim();
}
