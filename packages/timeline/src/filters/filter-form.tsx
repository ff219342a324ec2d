import type { Filter } from '@rookery/api-client';
import { Button, Form, RadioGroup, Select, TextField, useFormat, useMessages, type Option } from '@rookery/ui';
import type { ReactNode } from 'react';
import { filterContexts, filterDurations, type DraftFault, type FilterDraft } from './filter-draft.js';
import { FilterKeywords } from './filter-keywords.js';
import { actionNames, contextNames } from './filter-texts.js';
import type { OwnFilters } from './own-filters.js';
import { filterPageMessages } from './messages.js';

export interface FilterFormProps extends Pick<OwnFilters, 'home' | 'canBlur' | 'lastEnd'> {
  draft: FilterDraft;
  /** When the filter ends or has ended, as it is saved (ISO 8601); null: never, or it is new. */
  savedEnd: string | null;
  /** The filters that words or a post can be added to, and a new one. Absent: this one is edited. */
  target?: { value: string; options: readonly Option<string>[]; onChange(value: string): void };
  /** The posts that the filter names. */
  posts: ReactNode;
  /** The field that keeps the filter from being saved; null: none, or the form was not sent yet. */
  fault: DraftFault | null;
  isSaving: boolean;
  /** Why the last attempt failed; '' when it did not. */
  errorText: string;
  onChange(draft: FilterDraft): void;
  onSubmit(): void;
}

/** The form of a filter (HINT-05). */
export function FilterForm({
  draft,
  home,
  canBlur,
  savedEnd,
  lastEnd,
  target,
  posts,
  fault,
  isSaving,
  ...form
}: FilterFormProps) {
  const text = useMessages(filterPageMessages);
  const { errorText, onChange, onSubmit } = form;
  const change = (fields: Partial<FilterDraft>): void => onChange({ ...draft, ...fields });
  const actions: Filter['filter_action'][] =
    canBlur || draft.filter_action === 'blur' ? ['warn', 'blur', 'hide'] : ['warn', 'hide'];
  return (
    <Form className="rk-filter-form" onSubmit={onSubmit}>
      {target !== undefined && target.options.length > 1 && (
        <Select label={text.target()} value={target.value} options={target.options} onChange={target.onChange} />
      )}
      {home !== 'phrases' && (
        <TextField
          label={text.title()}
          value={draft.title}
          maxLength={500}
          autoComplete="off"
          {...(fault === 'title' && { errorText: text.titleMissing() })}
          onChange={event => change({ title: event.target.value })}
        />
      )}
      <FilterKeywords
        keywords={draft.keywords}
        isOnePhrase={home === 'phrases'}
        errorText={fault === 'words' ? text.wordsMissing() : ''}
        onChange={keywords => change({ keywords })}
      />
      {posts}
      <fieldset className="rk-filter-group" aria-describedby={fault === 'context' ? 'rk-filter-context-error' : undefined}>
        <legend>{text.contexts()}</legend>
        {filterContexts.map(name => (
          <label key={name} className="rk-filter-check">
            <input
              type="checkbox"
              checked={draft.context.includes(name)}
              onChange={({ target: { checked } }) =>
                change({ context: filterContexts.filter(known => (known === name ? checked : draft.context.includes(known))) })
              }
            />
            <span>{text[contextNames[name]]()}</span>
          </label>
        ))}
        {fault === 'context' && (
          <p id="rk-filter-context-error" className="rk-field-error">
            {text.contextMissing()}
          </p>
        )}
      </fieldset>
      <RadioGroup
        label={text.action()}
        layout="list"
        value={draft.filter_action}
        options={actions.map(value => ({ value, label: text[actionNames[value]]() }))}
        onChange={filter_action => change({ filter_action })}
      />
      <ExpirySelect draft={draft} savedEnd={savedEnd} lastEnd={lastEnd} onChange={expires => change({ expires })} />
      {errorText !== '' && (
        <p className="rk-field-error" role="alert">
          {errorText}
        </p>
      )}
      <Button type="submit" variant="primary" isPending={isSaving}>
        {text.save()}
      </Button>
    </Form>
  );
}

interface ExpirySelectProps extends Pick<FilterFormProps, 'draft' | 'savedEnd' | 'lastEnd'> {
  onChange(expires: FilterDraft['expires']): void;
}

function ExpirySelect({ draft: { expires }, savedEnd, lastEnd, onChange }: ExpirySelectProps) {
  const text = useMessages(filterPageMessages);
  const format = useFormat();
  const date = savedEnd === null ? '' : format.date(savedEnd);
  const kept = savedEnd !== null && Date.parse(savedEnd) <= lastEnd ? text.endedOn({ date }) : text.until({ date });
  const options = [
    ...(savedEnd === null ? [] : [{ value: 'kept', label: kept }]),
    { value: 'never', label: text.never() },
    ...filterDurations.map(({ seconds, unit, count }) => ({ value: String(seconds), label: text[unit]({ count }) })),
  ];
  return (
    <Select
      label={text.expires()}
      value={expires === null ? 'never' : String(expires)}
      options={options}
      onChange={value => onChange(value === 'kept' ? value : value === 'never' ? null : Number(value))}
    />
  );
}
