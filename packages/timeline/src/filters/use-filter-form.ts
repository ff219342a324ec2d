import type { Filter } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import {
  draftFault,
  draftOf,
  emptyDraft,
  isChangedDraft,
  withStart,
  type FilterDraft,
  type FilterStart,
} from './filter-draft.js';
import type { OwnFilters } from './own-filters.js';
import { saveFilterMutation } from './filters.data.js';

const NEW = 'new';

interface FilterFormOptions {
  own: OwnFilters;
  filterId: string | null;
  start: FilterStart | null;
  onSaved(filter: Filter): void;
  onChange(isChanged: boolean): void;
}

/** The draft of a filter and its saving. Words or a post can go to any filter: each keeps its own draft while the form is open. */
export function useFilterForm({ own, filterId, start, onSaved, onChange }: FilterFormOptions) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { storageScope: scope } = useTimelineOptions();
  const [target, setTarget] = useState(filterId ?? NEW);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, FilterDraft>>(new Map());
  const [isSent, setSent] = useState(false);
  // The filters that were there before the first attempt.
  const [knownIds] = useState(() => own.filters.map(({ id }) => id));
  const saved = own.filters.find(({ id }) => id === target) ?? null;
  const [opened] = useState(() => new Map([[NEW, emptyDraft], ...own.filters.map(each => [each.id, draftOf(each)] as const)]));
  const before = opened.get(target) ?? emptyDraft;
  const draft = drafts.get(target) ?? (start === null ? before : withStart(before, start));
  const save = useMutation(saveFilterMutation({ client, queryClient, scope }));

  // Words and posts that were chosen from a menu are at hand there: closing loses them only once something was typed.
  const isChanged = [...drafts].some(([id, each]) => {
    const opening = opened.get(id) ?? emptyDraft;
    return isChangedDraft(each, start === null ? opening : withStart(opening, start));
  });
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => latest.current(isChanged), [isChanged]);
  useEffect(() => () => latest.current(false), []);

  const fault = draftFault(draft, own.home);
  return {
    draft,
    target,
    setTarget,
    saved,
    fault: isSent ? fault : null,
    isSaving: save.isPending,
    error: save.error,
    change(next: FilterDraft): void {
      setDrafts(known => new Map(known).set(target, next));
    },
    /** Returns the field that keeps it from being saved. */
    submit() {
      setSent(true);
      if (fault !== null || save.isPending) return fault;
      save.mutate({ draft, knownIds: save.isError && draft.id === null ? knownIds : null }, { onSuccess: onSaved });
      return null;
    },
  };
}
