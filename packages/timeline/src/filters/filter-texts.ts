import type { Filter } from '@rookery/api-client';
import type { FilterContext } from '@rookery/store';

/** The names of contexts and actions among the texts of the page. */
export const contextNames = {
  home: 'contextHome',
  notifications: 'contextNotifications',
  public: 'contextPublic',
  thread: 'contextThread',
  account: 'contextAccount',
} as const satisfies Record<FilterContext, string>;

export const actionNames = {
  warn: 'actionWarn',
  blur: 'actionBlur',
  hide: 'actionHide',
} as const satisfies Record<Filter['filter_action'], string>;
