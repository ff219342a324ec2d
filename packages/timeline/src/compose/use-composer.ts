import { browserStorage } from '@rookery/api-client';
import { useClient, type DraftStore } from '@rookery/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { composerQuery } from './composer.data.js';
import { isEmptyDraft, type Draft } from './draft.js';
import type { DraftStart } from './draft-starts.js';
import { forgetWords, keepWords } from './unstored-words.js';
import { newId, useStoredDraft, type LastWords, type WritingState } from './use-stored-draft.js';

/** A post that is being written. */
export type ComposerState = WritingState<Draft>;

const lastWords: LastWords<Draft> = {
  keep: draft => keepWords(browserStorage('session'), draft),
  forget: ({ id }) => forgetWords(browserStorage('session'), id),
};

/** Loads a draft, and stores it as it is typed until the component unmounts (CMP-02). */
export function useComposer(draftId: string, start: DraftStart, drafts: DraftStore) {
  const client = useClient();
  const query = useQuery(composerQuery({ client, drafts, now: Date.now, newId }, draftId, start));
  const composer = useStoredDraft({ loaded: query.data, kind: 'post', isEmpty: isEmptyDraft, drafts, lastWords });
  return { composer, error: query.error, retry: () => void query.refetch() };
}
