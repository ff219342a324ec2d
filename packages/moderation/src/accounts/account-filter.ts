import type { AdminAccountFilter, AdminApi } from '@rookery/api-client/admin';

const statuses = ['active', 'pending', 'disabled', 'silenced', 'suspended', 'sensitized'] as const satisfies readonly NonNullable<
  AdminAccountFilter['status']
>[];
export type AccountStatus = (typeof statuses)[number];

/** The fields of an account that a text is looked for in. */
const fields = ['username', 'display_name', 'by_domain', 'email', 'ip'] as const satisfies readonly (keyof AdminAccountFilter)[];
export type AccountField = (typeof fields)[number];

/** Which accounts are listed. '' and null: all. */
export interface AccountFilter {
  readonly status: AccountStatus | '';
  readonly origin: 'local' | 'remote' | '';
  readonly isStaff: boolean;
  readonly field: AccountField;
  readonly words: string;
}

/** The status that an API cannot filter by. */
const lacking = { accounts: 'sensitized', users: 'disabled' } as const satisfies Record<AdminApi, AccountStatus>;

/** The statuses that an API filters by. */
export const statusesOf = (api: AdminApi): readonly AccountStatus[] => statuses.filter(status => status !== lacking[api]);

/** The fields that an API looks for a text in: Pleroma knows no addresses of the network. */
export const fieldsOf = (api: AdminApi): readonly AccountField[] =>
  api === 'users' ? fields.filter(field => field !== 'ip') : fields;

/** Reads a filter from the query of an address. What the API cannot filter by is left out. */
export function readAccountFilter(search: string, api: AdminApi): AccountFilter {
  const parameters = new URLSearchParams(search);
  const origin = parameters.get('origin');
  return {
    status: statusesOf(api).find(status => status === parameters.get('status')) ?? '',
    origin: origin === 'local' || origin === 'remote' ? origin : '',
    isStaff: parameters.get('staff') === 'true',
    field: fieldsOf(api).find(field => field === parameters.get('in')) ?? 'username',
    words: parameters.get('q') ?? '',
  };
}

/** The query of the address of a filter, without '?'. */
export function writeAccountFilter({ status, origin, isStaff, field, words }: AccountFilter): string {
  const parameters = new URLSearchParams();
  if (status !== '') parameters.set('status', status);
  if (origin !== '') parameters.set('origin', origin);
  if (isStaff) parameters.set('staff', 'true');
  if (field !== 'username') parameters.set('in', field);
  if (words.trim() !== '') parameters.set('q', words.trim());
  return parameters.toString();
}

/** The filter as the API takes it. A name may be written with its `@`, and an account of another server with its host. */
export function accountQueryOf({ status, origin, isStaff, field, words }: AccountFilter): AdminAccountFilter {
  const given = words.trim();
  const [name = '', host = ''] = given.replace(/^@/, '').split('@');
  const looked: AdminAccountFilter =
    given === ''
      ? {}
      : field === 'username'
        ? { username: name, ...(host !== '' && { by_domain: host }) }
        : { [field]: field === 'by_domain' ? given.toLowerCase() : given };
  return {
    ...(status !== '' && { status }),
    ...(origin !== '' && { origin }),
    ...(isStaff && { isStaff }),
    ...looked,
  };
}
