import { type ListDefinition, useList } from '@rookery/store';
import { itemIds } from '@rookery/store/list';
import { useTimelineOptions } from '@rookery/timeline';
import { opensAt, useListPlace } from '@rookery/timeline/parts';
import { ListEnd, Skeleton, useMessages } from '@rookery/ui';
import { ItemList } from '@rookery/ui/list';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useModeration } from '../context/use-moderation.js';
import { entryMessages } from './messages.js';

interface EntryListScreenProps<Item extends { id: string }> {
  /** Stable: a new one is another list. */
  definition: ListDefinition<Item>;
  /** Key of the stored scroll position (LIST-06). */
  scrollKey: string;
  /** The accessible name of the list. */
  label: string;
  failedTitle: string;
  emptyState: ReactNode;
  /** Stable. */
  renderEntry(id: string): ReactNode;
}

const PLACEHOLDERS = 6;

// In a windowed list there is no <ul> around it.
const itemRole = { role: 'listitem' } as const;

/** A list of the staff in the server's order, which fills the page and opens where it was left. */
export function EntryListScreen<Item extends { id: string }>(props: EntryListScreenProps<Item>) {
  const { definition, scrollKey, emptyState, renderEntry, ...texts } = props;
  const { settings } = useTimelineOptions();
  const { restore } = useModeration();
  const text = useMessages(entryMessages);
  const { list, position, onAnchorChange } = useListPlace({ scrollKey, restore });
  const { state, view } = useList(definition);
  const rows = useMemo(() => itemIds(state?.entries ?? []).map(key => ({ key })), [state]);
  const renderRow = useCallback(({ key }: { key: string }) => <div {...itemRole}>{renderEntry(key)}</div>, [renderEntry]);
  return (
    <ItemList
      {...view}
      {...texts}
      {...opensAt(position, rows)}
      ref={list}
      kind="list"
      placeholders={<Placeholders label={texts.label} />}
      onSignIn={undefined}
      emptyState={view.older === null && emptyState}
      renderEnd={() => (
        <ListEnd
          older={view.older}
          olderFailedTitle={text.olderFailed()}
          isEmpty={rows.length === 0}
          end={<p className="rk-entries-end">{text.end()}</p>}
        />
      )}
      rows={rows}
      renderRow={renderRow}
      autoloadMore={settings.autoloadMore}
      estimatedItemSize={96}
      onAnchorChange={onAnchorChange}
    />
  );
}

function Placeholders({ label }: { label: string }) {
  return (
    <section aria-busy="true" aria-label={label}>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <div key={index} className="rk-entry">
          <Skeleton />
        </div>
      ))}
    </section>
  );
}
