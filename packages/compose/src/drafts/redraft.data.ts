import { detectFeatures, isApiError, newId, statusWritingOf, type Client, type Status } from '@rookery/api-client';
import { draftStoreOf, instanceQuery, type Draft } from '@rookery/store';
import { plainText } from '@rookery/ui';
import type { QueryClient } from '@tanstack/react-query';
import { beginDraft } from '../post/draft-starts.js';
import { redraftStart } from '../post/published-starts.js';

interface StoredRedraft {
  readonly id: string;
  /** Deletes the draft again: the post was not deleted. */
  forget(): Promise<void>;
}

/**
 * Stores the content of an own post as a draft, before the post is deleted: a crash in between loses nothing. Rejects when the text cannot be
 * loaded.
 */
export async function storeRedraft(
  { client, queryClient }: { client: Client; queryClient: QueryClient },
  status: Status,
): Promise<StoredRedraft> {
  const drafts = draftStoreOf(queryClient, client);
  const defaults = { visibility: status.visibility, sensitive: false, language: null, acct: null };
  const [source, instance] = await Promise.all([textOf(client, status), queryClient.ensureQueryData(instanceQuery(client))]);
  const start = redraftStart(status, source, detectFeatures(instance).explicitAddressing);
  const draft = beginDraft(newId(), start, { replied: null, quoted: null }, defaults, Date.now(), newId);
  // A browser that cannot store it keeps it in this tab.
  await drafts.put<Draft>({ id: draft.id, kind: 'post', updatedAt: draft.updatedAt, value: draft }).catch(() => undefined);
  return { id: draft.id, forget: () => drafts.delete(draft.id) };
}

/** The text as it was written; on servers that do not tell it, the text as it is shown. */
async function textOf(client: Client, status: Status): Promise<{ text: string; spoiler_text: string }> {
  try {
    return await statusWritingOf(client).source(status.id);
  } catch (error) {
    if (!isApiError(error) || (error.status !== 404 && error.status !== 405)) throw error;
    return { text: plainText(status.content), spoiler_text: status.spoiler_text };
  }
}
