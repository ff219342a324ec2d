import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Outbox } from './outbox.js';
import type { OutboxRecord } from './outbox-record.js';
import { useClient } from '../entities/client-provider.js';
import type { DraftStore } from './drafts.data.js';
import { registerPostKinds } from './outbox-kinds-on-demand.data.js';
import { draftStoreOf, outboxOf } from './outbox.data.js';
import { browserNetwork } from './outbox-tabs.dom.js';

/** The outbox of the account: what it sends, durably and once. Records of kinds that nothing has registered wait. */
export const useOutbox = (): Outbox => outboxOf(useQueryClient(), useClient());

/** The outbox of the account, which sends posts, edits, votes and events too. */
export function usePostOutbox(): Outbox {
  registerPostKinds(useQueryClient(), useClient());
  return useOutbox();
}

/** The records of the outbox, in their order; of one kind if it is given. */
export function useOutboxRecords(kind?: string): readonly OutboxRecord[] {
  const outbox = useOutbox();
  const records = useSyncExternalStore(outbox.subscribe, outbox.getRecords, outbox.getRecords);
  return useMemo(() => (kind === undefined ? records : records.filter(record => record.kind === kind)), [records, kind]);
}

/** Whether the browser sees a connection. It may be wrong. */
export const useOnline = (): boolean => useSyncExternalStore(browserNetwork.subscribe, browserNetwork.isOnline, () => true);

/** The drafts of the account on this device. */
export const useDraftStore = (): DraftStore => draftStoreOf(useQueryClient(), useClient());

/** Whether drafts survive the page. The browser may deny it, or run full, while one is written. */
export const useIsDurable = (drafts: DraftStore): boolean =>
  useSyncExternalStore(
    drafts.subscribe,
    () => drafts.isDurable,
    () => true,
  );
