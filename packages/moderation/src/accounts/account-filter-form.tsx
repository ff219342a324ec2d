import type { AdminApi } from '@rookery/api-client/admin';
import { Button, SearchField, Select, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { type AccountField, type AccountFilter, type AccountStatus, fieldsOf, statusesOf } from './account-filter.js';
import { staffAccountMessages } from './messages.js';

export interface AccountFilterFormProps {
  api: AdminApi;
  filter: AccountFilter;
  onFilter(filter: AccountFilter): void;
}

/** The filters of the search for accounts: those that the server has. Choices act at once, words with Enter or the button. */
export function AccountFilterForm({ api, filter, onFilter }: AccountFilterFormProps) {
  const text = useMessages(staffAccountMessages);
  const [words, setWords] = useState(filter.words);
  const statuses = [
    { value: '' as const, label: text.any() },
    ...statusesOf(api).map(value => ({ value, label: text[value]() })),
  ];
  const origins = [
    { value: '' as const, label: text.any() },
    { value: 'local' as const, label: text.local() },
    { value: 'remote' as const, label: text.remote() },
  ];
  const roles = [
    { value: '' as const, label: text.any() },
    { value: 'staff' as const, label: text.staff() },
  ];
  return (
    <search className="rk-staff-filter">
      <form
        className="rk-staff-search"
        onSubmit={event => {
          event.preventDefault();
          onFilter({ ...filter, words });
        }}
      >
        <SearchField label={text.search()} value={words} onChange={setWords} />
        <Button type="submit">{text.find()}</Button>
      </form>
      <div className="rk-staff-choices">
        <Select<AccountField>
          label={text.searchIn()}
          value={filter.field}
          options={fieldsOf(api).map(value => ({ value, label: text[value]() }))}
          onChange={field => onFilter({ ...filter, field, words })}
        />
        <Select<AccountStatus | ''>
          label={text.status()}
          value={filter.status}
          options={statuses}
          onChange={status => onFilter({ ...filter, status })}
        />
        <Select<AccountFilter['origin']>
          label={text.origin()}
          value={filter.origin}
          options={origins}
          onChange={origin => onFilter({ ...filter, origin })}
        />
        <Select<'' | 'staff'>
          label={text.role()}
          value={filter.isStaff ? 'staff' : ''}
          options={roles}
          onChange={role => onFilter({ ...filter, isStaff: role === 'staff' })}
        />
      </div>
    </search>
  );
}
