import type { Status, StatusDraft, Visibility } from '@rookery/api-client';

/** A post as the author wrote it. */
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

/** A post that is being sent, or that could not be sent. */
export interface PendingPostState {
  draft: PostDraft;
  /** Epoch ms. */
  startedAt: number;
  phase: 'sending' | 'failed';
  /** The server's error message; null when there is none. */
  error: string | null;
  /** Whether the server may have created the post although no response arrived. */
  mayBeSent: boolean;
}

const ID_PREFIX = '末pending-';

/** The id of a pending post (LIST-05): a prefix that no server uses, and the idempotency key. */
export const pendingStatusId = (idempotencyKey: string): string => `${ID_PREFIX}${idempotencyKey}`;

/** The request for a draft, without empty fields. */
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

/** The paragraphs of a plain text as lists of lines. Blank lines separate paragraphs. */
export function paragraphsOf(text: string): string[][] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
    .map(paragraph => paragraph.split('\n'));
}

/** Tolerated difference between the clocks of the reader and the server. */
const CLOCK_SLACK_MS = 2 * 60 * 1000;

/**
 * Finds the post that a draft became when its response was lost, among the reader's newest posts. Null when it is not there.
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

/** The letters and digits of a text. Servers change its line breaks and shorten the handles of mentions. */
function wordsOf(text: string): string {
  return text
    .replaceAll(/(?<=@[\w.-]+)@[\w.-]+/g, '')
    .replaceAll(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim();
}
