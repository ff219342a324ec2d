import { errorText, type Filter } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { Button, ErrorState, Loading, useMessages, useNotify } from '@rookery/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { FilterList } from './filter-list.js';
import { filtersQuery } from './filters-query.data.js';
import { deleteFilterMutation } from './filters.data.js';
import { filterPageMessages } from './messages.js';

export interface FiltersScreenProps {
  /** Opens the form of a filter; null: of a new one. */
  onEdit(filter: Filter | null): void;
  /** Asks before `remove` deletes a filter. */
  onAskDelete(filter: Filter, remove: () => void): void;
}

/** The reader's filters: the way to new ones, and to the form of each (HINT-05). */
export function FiltersScreen({ onEdit, onAskDelete }: FiltersScreenProps) {
  const text = useMessages(filterPageMessages);
  const notify = useNotify();
  const client = useClient();
  const queryClient = useQueryClient();
  const { storageScope } = useTimelineOptions();
  const newButton = useRef<HTMLButtonElement>(null);
  const { data, error, refetch } = useQuery(filtersQuery(client, storageScope));
  const { mutate } = useMutation(deleteFilterMutation({ client, queryClient, scope: storageScope }));
  if (data === undefined) {
    if (error === null) return <Loading />;
    return <ErrorState title={text.failed()} description={errorText(error, '')} onRetry={() => void refetch()} />;
  }
  const remove = (filter: Filter): void =>
    mutate(filter, {
      onSuccess() {
        notify({ kind: 'success', text: text.deleted({ title: filter.title }) });
        // The button that was pressed is gone.
        newButton.current?.focus();
      },
      onError: failure =>
        notify({
          kind: 'error',
          text: errorText(failure, text.deleteFailed()),
          action: { label: text.tryAgain(), onPress: () => remove(filter) },
        }),
    });
  const note = { server: null, phrases: text.phrasesNote(), device: text.deviceNote() }[data.home];
  return (
    <>
      <div className="rk-filters-head">
        {note !== null && <p>{note}</p>}
        <Button ref={newButton} variant="primary" onClick={() => onEdit(null)}>
          <Plus size={18} strokeWidth={1.85} aria-hidden="true" />
          {text.newFilter()}
        </Button>
      </div>
      <FilterList
        filters={data.filters}
        lastEnd={data.lastEnd}
        onEdit={onEdit}
        onDelete={filter => onAskDelete(filter, () => remove(filter))}
      />
    </>
  );
}
