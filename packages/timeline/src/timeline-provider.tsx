import { browserStorage, type Status } from '@rookery/api-client';
import { createWindowStore } from '@rookery/store';
import { useSameOptions } from '@rookery/ui';
import { createScrollMemory } from '@rookery/ui/list';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createFeedListener } from './commands/run-feed-command.js';
import { createFeedRegistry } from './commands/feed-registry.js';
import { createRefreshPoint } from './options/refresh-point.js';
import type { ResolvedTimelineOptions, TimelineOptions } from './options/timeline-options.js';
import { TimelineContext } from './options/use-timeline-options.js';
import { withDefaults } from './options/with-defaults.js';
import { newestPosts } from './place/newest-posts.js';
import { namesOfTab } from './place/tab-names.js';

export interface TimelineProviderProps {
  /** Compared option by option: the object may be new at each render. A new function or object in it renders all parts below again. */
  options: TimelineOptions;
  children: ReactNode;
}

/** Provides links, settings and callbacks to the timelines, posts and threads below it. */
export function TimelineProvider({ options, children }: TimelineProviderProps) {
  const given = useSameOptions(options);
  const { storage } = given;
  const resolved = useMemo(() => withDefaults(given, href => globalThis.location.assign(href)), [given]);
  const { hasKeys, isSignedIn, storageScope } = resolved;
  const tabStorage = useMemo(() => (storage === undefined ? browserStorage('session') : storage), [storage]);
  const scrollMemory = useMemo(() => createScrollMemory(tabStorage, storageScope), [tabStorage, storageScope]);
  const windows = useMemo(
    () =>
      createWindowStore<Status>(storageScope, tabStorage === null ? {} : { tabStorage, tabNames: () => namesOfTab(tabStorage) }),
    [storageScope, tabStorage],
  );
  const newest = useMemo(() => newestPosts(storageScope), [storageScope]);
  const [refreshPoint] = useState(createRefreshPoint);
  const [feeds] = useState(createFeedRegistry);
  useEffect(() => {
    if (!hasKeys) return undefined;
    const listener = createFeedListener(feeds, isSignedIn);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [hasKeys, feeds, isSignedIn]);
  const value = useMemo<ResolvedTimelineOptions>(
    () => ({ ...resolved, scrollMemory, windows, newest, refreshPoint, feeds }),
    [resolved, scrollMemory, windows, newest, refreshPoint, feeds],
  );
  return <TimelineContext.Provider value={value}>{children}</TimelineContext.Provider>;
}
