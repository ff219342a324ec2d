import type { Filter } from '@rookery/api-client';

/**
 * Where filters are: on the server, which says what matches (`server`); on the server, one phrase each, matched here (`phrases`); or on this
 * device, because the server has none (`device`).
 */
export type FilterHome = 'server' | 'phrases' | 'device';

/** The reader's filters, and what can be done with them. */
export interface OwnFilters {
  home: FilterHome;
  /** Whether a filter can cover the media of a post alone. */
  canBlur: boolean;
  /** In the order of their titles. */
  filters: readonly Filter[];
  /** When the last of those that have expired did so, in milliseconds since the epoch; 0: none has. */
  lastEnd: number;
}
