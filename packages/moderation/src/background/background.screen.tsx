import type { StaffMember } from '@rookery/api-client';
import { accountStore, doneCount, useClient, useOutbox } from '@rookery/store';
import { useFormat, useMessages, useNotify } from '@rookery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isBatch } from '../batch/batch-record.js';
import { registerBatches } from '../batch/batch-sending.data.js';
import { batchMessages } from '../batch/messages.js';
import { countsQuery, type StaffCounts } from '../data/counts.data.js';
import { countsKey } from '../data/staff-cache.data.js';
import { isServersImport } from '../servers/import-record.js';
import { registerServersImports } from '../servers/import-sending.data.js';

export interface BackgroundScreenProps {
  /** The signed-in account, which is of the staff and whose session has the scopes for it. */
  member: StaffMember;
  /** Called with the numbers of what waits, and with null once they are no longer kept. Stable. */
  onCounts(counts: StaffCounts | null): void;
  /** Whether the pages of the staff are open: they show themselves what has finished. */
  isOpen: boolean;
  /** Opens the pages of the staff. */
  onOpen(): void;
}

/** Events of the stream that change what waits. */
const counted = new Set(['admin.report', 'admin.sign_up']);

/** For the staff, on every page: the numbers of what waits, and the actions on many items, which go on (HINT-11). Renders nothing. */
export function BackgroundScreen({ member, onCounts, isOpen, onOpen }: BackgroundScreenProps) {
  const text = useMessages(batchMessages);
  const client = useClient();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const format = useFormat();
  const notify = useNotify();
  const { data: counts } = useQuery(countsQuery(client, member));
  useEffect(() => onCounts(counts ?? null), [counts, onCounts]);
  useEffect(() => () => onCounts(null), [onCounts]);
  useEffect(() => {
    registerBatches(client, queryClient);
    registerServersImports(client, queryClient);
  }, [client, queryClient]);
  useEffect(
    () =>
      accountStore(queryClient).events.on('notificationReceived', ({ notification: { type } }) => {
        if (type !== null && counted.has(type)) void queryClient.invalidateQueries({ queryKey: countsKey });
      }),
    [queryClient],
  );
  useEffect(
    () =>
      outbox.onSent(record => {
        if (isOpen || !(isBatch(record) || isServersImport(record))) return;
        const { job } = record.payload;
        const numbers = { done: format.number(doneCount(job)), total: format.number(job.total) };
        notify({ kind: 'success', text: text.noticed(numbers), action: { label: text.view(), onPress: onOpen } });
      }),
    [outbox, isOpen, onOpen, format, notify, text],
  );
  return null;
}
