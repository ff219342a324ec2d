import { eventsOf, type Client } from '@rookery/api-client';
import { statusQuery, type DraftStore } from '@rookery/store';
import { queryOptions } from '@tanstack/react-query';
import { beginEvent, editEvent, readEventDraft, type EventDraft } from './event-draft.js';

interface LoadedEventDraft {
  readonly draft: EventDraft;
  /** Whether it comes from the draft store. */
  readonly isStored: boolean;
}

interface EditorWorld {
  readonly client: Client;
  readonly drafts: DraftStore;
  readonly now: () => number;
  readonly newId: () => string;
}

/**
 * The newest stored draft of an event, else a new one. Loaded once for each editor.
 *
 * @param editedId The event to edit; null for a new one.
 * @param editorId Unique among the editors of the page.
 */
export function eventDraftQuery({ client, drafts, now, newId }: EditorWorld, editedId: string | null, editorId: string) {
  return queryOptions({
    queryKey: ['events', 'draft', editedId, editorId],
    queryFn: async ({ client: queryClient }): Promise<LoadedEventDraft> => {
      const stored = (await drafts.list('event').catch(() => [])).flatMap(({ value }) => readEventDraft(value, now()) ?? []);
      const begun = stored.find(draft => draft.editedId === editedId);
      if (begun !== undefined) return { draft: begun, isStored: true };
      if (editedId === null) return { draft: beginEvent(newId(), now()), isStored: false };
      const [status, source] = await Promise.all([
        queryClient.ensureQueryData(statusQuery(client, editedId)),
        eventsOf(client).source(editedId),
      ]);
      return { draft: editEvent(newId(), status, source, now()), isStored: false };
    },
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    // A draft can be typed without a network.
    networkMode: 'always',
  });
}
