/*
 * Actions that wait for a connection are records of the outbox: it sends each once, also after a reload. Actions that are done are shown in
 * every tab of the account. ADR 24.
 */
import type { QueryClient } from '@tanstack/react-query';
import { type Client, ApiError, newId } from '@rookery/api-client';
import type { Outbox } from '../outbox/outbox.js';
import type { OutboxRecord } from '../outbox/outbox-record.js';
import { accountStore } from '../entities/account-store.data.js';
import { holdActions, type SharedAction } from './action-holder.data.js';
import { ACTION, registerActions, type ActionPayload } from './action-sending.data.js';
import type { Held } from './confirm-action.data.js';
import { accountChannel } from '../outbox/outbox.data.js';
import type { TabChannel } from '../outbox/outbox-tabs.dom.js';

/** An action of an earlier visit, or of another tab, that the server refused. `error`: what the server said. */
export interface LostAction {
  readonly name: string;
  readonly error: unknown;
}

interface HeldActionsOptions {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly outbox: Outbox;
  /** Loads the app's own modules whose actions have names. Called once there is a record. */
  readonly load: () => Promise<unknown>;
  /** Called after the rollback. The failure of an action of this page rejects its own promise instead. */
  readonly onLost: (lost: LostAction) => void;
  /** Called with the first action that waits and that the browser cannot store: it ends with the page. */
  readonly onUnkept?: (() => void) | undefined;
  /** Default: the channel between the tabs of the account. */
  readonly tabs?: TabChannel<SharedAction>;
}

/**
 * Gives actions that are made without a connection to the outbox, and shows the effect of those that wait in it, and of those that another
 * tab has done. Returns a function that ends it. The records stay.
 */
export function bindHeldActions(options: HeldActionsOptions): () => void {
  const { client, queryClient, outbox, load, onLost } = options;
  let { onUnkept } = options;
  const tabs = options.tabs ?? accountChannel<SharedAction>(queryClient, 'actions');
  const find = registerActions(queryClient, client, load);
  const entries = new Map<string, HeldRecord>();
  const shows = new Set<() => void>();

  async function waitFor(id: string, { end }: HeldRecord, signal: AbortSignal): Promise<Held> {
    let isByThisTab = false;
    const withdraw = () => {
      isByThisTab = true;
      // A record that is being sent stays: its end is awaited.
      void outbox.undo(id).catch(() => undefined);
    };
    if (signal.aborted) withdraw();
    else signal.addEventListener('abort', withdraw);
    const held = await end;
    signal.removeEventListener('abort', withdraw);
    return held.kind === 'withdrawn' ? { ...held, isByThisTab } : held;
  }

  async function resume({ id, payload }: OutboxRecord<ActionPayload>, entry: HeldRecord): Promise<void> {
    const action = await find(payload.name);
    const resumed = action.resume({ client, queryClient }, payload.variables, signal => waitFor(id, entry, signal));
    if (resumed === null) {
      await outbox.undo(id);
      return;
    }
    shows.add(resumed.show);
    try {
      await resumed.done;
    } catch (error) {
      onLost({ name: payload.name, error });
    } finally {
      shows.delete(resumed.show);
    }
  }

  /** For an action whose code is not there: its effect is not shown. It may be sent still; a failure is told all the same. */
  async function reportLoss({ payload }: OutboxRecord<ActionPayload>, { end }: HeldRecord): Promise<void> {
    const held = await end;
    if (held.kind === 'failed') onLost({ name: payload.name, error: held.error });
  }

  function follow(): void {
    const records = outbox.getRecords().filter(isAction);
    for (const record of records) {
      const { id, failure, state } = record;
      const entry = entries.get(id) ?? aHeldRecord();
      if (!entries.has(id)) {
        entries.set(id, entry);
        void resume(record, entry).catch(() => reportLoss(record, entry));
      }
      entry.isStored = true;
      if (state !== 'failed') continue;
      const [status, serverMessage] = [failure?.status ?? null, failure?.text ?? null];
      const error = status === null ? new ApiError('network') : new ApiError('http', { status, serverMessage });
      entry.settle({ kind: 'failed', error });
      void outbox.discard(id).catch(() => undefined);
    }
    for (const [id, entry] of entries) {
      if (!entry.isStored || records.some(record => record.id === id)) continue;
      entry.settle({ kind: 'withdrawn', isByThisTab: false });
      entries.delete(id);
    }
  }

  const { events } = accountStore(queryClient);
  const showAgain = () => shows.forEach(show => show());
  const unsubscribes = [
    holdActions(queryClient, {
      async hold({ name, scope, variables, mayBeSent }, signal) {
        const [id, entry] = [newId(), aHeldRecord()];
        entries.set(id, entry);
        const payload: ActionPayload = { name, variables, mayBeSent };
        await outbox.add({ id, kind: ACTION, subject: scope, payload }).catch((error: unknown) => {
          entries.delete(id);
          entry.settle({ kind: 'failed', error });
        });
        if (!outbox.isDurable) {
          onUnkept?.();
          onUnkept = undefined;
        }
        return waitFor(id, entry, signal);
      },
      share: action => tabs.post(action),
    }),
    tabs.subscribe(({ name, variables, result }) => {
      // An action of another version of the app, whose tab shows it alone.
      find(name).then(
        action => action.receive(queryClient, variables, result),
        () => undefined,
      );
    }),
    outbox.onSent((record, result) => {
      if (isAction(record)) entries.get(record.id)?.settle({ kind: 'sent', result });
    }),
    outbox.subscribe(follow),
    events.on('statusesIngested', showAgain),
    events.on('relationshipChanged', showAgain),
  ];
  follow();
  return () => unsubscribes.forEach(unsubscribe => unsubscribe());
}

/** A record as this page follows it. `end`: how it ended; the first call of `settle` counts. */
interface HeldRecord {
  readonly end: Promise<Held>;
  readonly settle: (held: Held) => void;
  /** The outbox has shown it: when it is there no more, it was sent or withdrawn. */
  isStored: boolean;
}

function aHeldRecord(): HeldRecord {
  let settle: (held: Held) => void = () => undefined;
  const end = new Promise<Held>(resolve => {
    settle = resolve;
  });
  return { end, settle, isStored: false };
}

const isAction = (record: OutboxRecord): record is OutboxRecord<ActionPayload> => record.kind === ACTION;
