/*
 * Statuses that a fresh page should contain and does not. Without a stream this is how deletions are noticed, and edits on servers that give an
 * edited status another id.
 */
import type { QueryClient } from '@tanstack/react-query';
import { statusesOf, type Client, reblogId, type Status, isGone } from '@rookery/api-client';
import { accountState, accountStore } from './account-store.data.js';
import { askedNow, forgetStatus, ingestStatuses, statusKey } from './entities.data.js';

/** Checks of one page. Servers that leave statuses out for reasons of their own must not cause a flood; the next page checks the rest. */
export const MAX_CHECKS = 5;
/** A status that the server still has is checked again after this time at the earliest (ms). */
export const RECHECK_MS = 10 * 60_000;
const REMEMBERED_CHECKS = 500;
const CHECKS_AT_ONCE = 2;

/** When a status was found to exist (epoch ms), by id, oldest first. */
const checkedAt = accountState('checked statuses', () => new Map<string, number>());

/**
 * Finds the new ids of statuses that are missing from a fresh page, and checks in the background whether the others were deleted: those are
 * forgotten (`forgetStatus`). Emits `statusesRenewed`. Returns the new ids by the old ones.
 */
export function resolveMissing(
  client: Client,
  queryClient: QueryClient,
  missingIds: readonly string[],
  pageIds: readonly string[],
  now: number = Date.now(),
): ReadonlyMap<string, string> {
  const statusesOf = (ids: readonly string[]): Status[] =>
    ids.flatMap(id => queryClient.getQueryData<Status>(statusKey(id)) ?? []);
  const renewed = renewedIds(statusesOf(missingIds), statusesOf(pageIds));
  if (renewed.size > 0) {
    const { deletions, events } = accountStore(queryClient);
    // A page that was requested before does not bring the old id back.
    deletions.add([...renewed.keys()]);
    events.emit('statusesRenewed', { ids: renewed });
  }
  const checked = checkedAt(queryClient);
  const due = missingIds.filter(id => !renewed.has(id) && isChecked(id) && now - (checked.get(id) ?? -Infinity) >= RECHECK_MS);
  void checkAll(client, queryClient, due.slice(0, MAX_CHECKS), now);
  return renewed;
}

/** The ids of the same statuses in a page, by their present ids. The `uri` names a status; a reblog is one of an account. */
export function renewedIds(missing: readonly Status[], page: readonly Status[]): Map<string, string> {
  const byName = new Map(page.flatMap(status => nameOf(status).map((name): [string, string] => [name, status.id])));
  return new Map(
    missing.flatMap(status => {
      const [newId] = nameOf(status).flatMap(name => byName.get(name) ?? []);
      return newId === undefined || newId === status.id ? [] : [[status.id, newId] as const];
    }),
  );
}

function nameOf({ id, uri, account, reblog }: Status): string[] {
  if (reblog !== null) return reblog.uri === '' ? [] : [`${account.id} ${reblog.uri} ${id === reblogId(account.id, reblog.id)}`];
  return uri === '' ? [] : [uri];
}

/** An id that the client made for a reblog names another status on the server. */
const isChecked = (id: string): boolean => !id.includes(':');

async function checkAll(client: Client, queryClient: QueryClient, ids: readonly string[], now: number): Promise<void> {
  const checked = checkedAt(queryClient);
  for (const id of ids) {
    // The newest check is the last to be forgotten; one in flight is not repeated.
    checked.delete(id);
    checked.set(id, now);
  }
  for (const id of checked.keys()) if (checked.size > REMEMBERED_CHECKS) checked.delete(id);
  const left = [...ids];
  const work = async (): Promise<void> => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) await check(client, queryClient, id);
  };
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, work));
}

async function check(client: Client, queryClient: QueryClient, statusId: string): Promise<void> {
  const askedAt = askedNow(queryClient);
  try {
    const status = await statusesOf(client).get(statusId);
    if (status.id === statusId) ingestStatuses(queryClient, [status], { askedAt });
  } catch (error) {
    if (isGone(error)) forgetStatus(queryClient, statusId);
    // Nothing was learned: the next page asks again.
    else checkedAt(queryClient).delete(statusId);
  }
}
