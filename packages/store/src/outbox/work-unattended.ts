/* The outbox of an account in a worker, which sends what waits after the pages were closed (HINT-14). The browser gives it minutes, and may end it at any moment. */
import type { OutboxEnvironment } from './outbox-environment.js';
import { isUnsent } from './outbox-record.js';
import { isWorkNear } from './outbox-steps.js';
import type { Outbox } from './outbox.js';

/** The permission and the clock are looked at this often, in ms. */
const LOOK_MS = 5_000;

/** `sent`: nothing waits. `waiting`: something has to be tried again later. `ended`: the account has no session here any more. */
export type UnattendedEnd = 'sent' | 'waiting' | 'ended';

interface UnattendedWork extends Pick<OutboxEnvironment, 'kinds' | 'now' | 'later'> {
  readonly outbox: Pick<Outbox, 'refresh' | 'getRecords' | 'subscribe'>;
  readonly isOnline: () => boolean;
  /** Whether the account is still signed in. */
  readonly mayGoOn: () => Promise<boolean>;
  /** Aborts when the browser's patience is over. */
  readonly signal: AbortSignal;
}

/**
 * Waits while a started outbox has work that is near. A page that is open sends by itself: then this follows it. Stop the outbox afterwards. Records that
 * nothing here can send count for nothing.
 */
export async function workUnattended(work: UnattendedWork): Promise<UnattendedEnd> {
  const { outbox, kinds, now, isOnline, mayGoOn, signal } = work;
  const kindsPassingFailed = new Set([...kinds].flatMap(([name, { passesFailed }]) => (passesFailed === true ? [name] : [])));
  await outbox.refresh();
  for (;;) {
    if (!(await mayGoOn())) return 'ended';
    const records = outbox.getRecords().filter(({ kind }) => kinds.has(kind));
    if (!records.some(isUnsent)) return 'sent';
    const isNear = isOnline() && isWorkNear(records, { now: now(), kindsPassingFailed });
    if (!isNear || signal.aborted) return 'waiting';
    await untilChanged(work);
  }
}

function untilChanged({ outbox, later, signal }: UnattendedWork): Promise<void> {
  return new Promise(resolve => {
    const done = (): void => {
      cancel();
      unsubscribe();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const cancel = later(done, LOOK_MS);
    const unsubscribe = outbox.subscribe(done);
    signal.addEventListener('abort', done);
  });
}
