import type { Status } from '@rookery/api-client';
import type { ListState } from '@rookery/api-client/list';
import type { ListWindow } from '@rookery/api-client/query';

/** A list of statuses as the cache holds it. The transitions of the list engine keep the fields that they do not know. */
export interface TimelineState extends ListState {
  /** Reblogs collapsed into the row of another entry: the id of the reblog to the id of that entry. */
  collapsed?: Readonly<Record<string, string>>;
}

/** A stored part of a timeline with the statuses that it names. */
export type TimelineWindow = ListWindow<Status>;
