import { errorText } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { ErrorState, Loading, useMessages, useNotify } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import type { DraftFault, FilterStart } from './filter-draft.js';
import { FilterForm } from './filter-form.js';
import { FilterPostsScreen } from './filter-posts.screen.js';
import { filtersQuery } from './filters-query.data.js';
import type { OwnFilters } from './own-filters.js';
import { filterPageMessages } from './messages.js';
import { useFilterForm } from './use-filter-form.js';

export interface FilterFormScreenProps {
  /** The filter to edit; null: a new one. */
  filterId: string | null;
  /** Words or a post that the reader chose: they can be added to any filter. Null: none. */
  start: FilterStart | null;
  /** The filter is saved. */
  onSaved(): void;
  /** Called with whether closing would lose something that was typed; false once the form is gone. */
  onChange(isChanged: boolean): void;
}

/** The form of a filter, once the reader's filters are loaded (HINT-05). */
export function FilterFormScreen(props: FilterFormScreenProps) {
  const text = useMessages(filterPageMessages);
  const client = useClient();
  const { storageScope } = useTimelineOptions();
  const { data, error, refetch } = useQuery(filtersQuery(client, storageScope));
  if (data !== undefined) return <OpenForm {...props} own={data} />;
  if (error === null) return <Loading />;
  return <ErrorState title={text.failed()} description={errorText(error, '')} onRetry={() => void refetch()} />;
}

const faultFields: Readonly<Record<DraftFault, string>> = {
  title: '.rk-field input',
  words: '.rk-filter-keyword input',
  context: '.rk-filter-group > .rk-filter-check input',
};

function OpenForm({ own, filterId, start, onSaved, onChange }: FilterFormScreenProps & { own: OwnFilters }) {
  const text = useMessages(filterPageMessages);
  const notify = useNotify();
  const around = useRef<HTMLDivElement>(null);
  const form = useFilterForm({
    own,
    filterId,
    start,
    onChange,
    onSaved({ title }) {
      notify({ kind: 'success', text: text.saved({ title }) });
      onSaved();
    },
  });
  const { draft, target, saved } = form;
  // Filters of one phrase take no further words.
  const targets = own.home === 'phrases' ? [] : own.filters.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <div ref={around}>
      <FilterForm
        home={own.home}
        canBlur={own.canBlur}
        draft={draft}
        savedEnd={saved?.expires_at ?? null}
        lastEnd={own.lastEnd}
        {...(start !== null && {
          target: { value: target, options: [{ value: 'new', label: text.newFilter() }, ...targets], onChange: form.setTarget },
        })}
        posts={
          <FilterPostsScreen
            statusIds={draft.statusIds}
            onRemove={statusId => form.change({ ...draft, statusIds: draft.statusIds.filter(id => id !== statusId) })}
          />
        }
        fault={form.fault}
        isSaving={form.isSaving}
        errorText={form.error === null ? '' : errorText(form.error, text.saveFailed())}
        onChange={form.change}
        onSubmit={() => {
          const fault = form.submit();
          if (fault !== null) around.current?.querySelector<HTMLElement>(faultFields[fault])?.focus();
        }}
      />
    </div>
  );
}
