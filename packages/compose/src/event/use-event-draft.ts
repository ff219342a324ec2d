import { newId } from '@rookery/api-client';
import { useClient, useDraftStore } from '@rookery/store';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useStoredDraft, type WritingState } from '../post/use-stored-draft.js';
import { eventDraftQuery } from './event-draft.data.js';
import { isEmptyEventDraft, type EventDraft } from './event-draft.js';

/** An event that is being written. */
export type EventEditorState = WritingState<EventDraft>;

/** Loads the draft of an event, and stores it as it is typed until the component unmounts. */
export function useEventDraft(editedId: string | null) {
  const client = useClient();
  const drafts = useDraftStore();
  const editorId = useId();
  const query = useQuery(eventDraftQuery({ client, drafts, now: Date.now, newId }, editedId, editorId));
  const editor = useStoredDraft({ loaded: query.data, kind: 'event', isEmpty: isEmptyEventDraft, drafts });
  return { editor, drafts, error: query.error, retry: () => void query.refetch() };
}
