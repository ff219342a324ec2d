import { useMemo, useState, type ReactNode } from 'react';
import { createRefreshPoint } from './refresh-point.js';
import { TimelineContext, useTimelineOptions } from './use-timeline-options.js';

export interface ListScopeProps {
  /** Unique on the page, and the same at the next visit: positions are stored under it. */
  name: string;
  children: ReactNode;
}

/**
 * A part of the page whose lists are apart from the others: with positions and ids of their own, and with a `RefreshButtonScreen` that refreshes them
 * alone. One list can be in several scopes.
 */
export function ListScope({ name, children }: ListScopeProps) {
  const options = useTimelineOptions();
  const [refreshPoint] = useState(createRefreshPoint);
  const value = useMemo(() => ({ ...options, refreshPoint, scope: name }), [options, refreshPoint, name]);
  return <TimelineContext.Provider value={value}>{children}</TimelineContext.Provider>;
}
