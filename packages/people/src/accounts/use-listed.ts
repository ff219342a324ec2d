import { useList, type ListDefinition } from '@rookery/store';
import { useTimelineOptions } from '@rookery/timeline';
import { useScrollRestoration, type VirtualListHandle } from '@rookery/ui/list';
import { useMemo, useRef } from 'react';

/**
 * The props of an `AccountList` that come from its list on the list engine and from its stored position.
 *
 * @param definition Stable: a new one is another list.
 * @param place `scrollKey`: key of the stored scroll position (LIST-06); `restore`: the reader came back to it.
 */
export function useListed<Item extends { id: string }>(
  definition: ListDefinition<Item>,
  { scrollKey, restore }: { scrollKey: string; restore: boolean },
) {
  const { scrollMemory, settings } = useTimelineOptions();
  const list = useRef<VirtualListHandle>(null);
  const { position, onAnchorChange } = useScrollRestoration({ memory: scrollMemory, scrollKey, restore, list });
  const { query, state, older, loadOlder } = useList(definition);
  const ids = useMemo(() => state?.entries.flatMap(entry => (entry.kind === 'item' ? entry.id : [])) ?? [], [state]);
  return {
    list,
    ids,
    state: state !== undefined ? 'ready' : query.isError ? 'failed' : 'loading',
    error: query.error,
    onRetry: () => void query.refetch(),
    older,
    onLoadOlder: loadOlder,
    autoloadMore: settings.autoloadMore,
    position,
    onAnchorChange,
  } as const;
}
