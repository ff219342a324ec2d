import type { QueryClient } from '@tanstack/react-query';
import { ApiError, type Client } from '@rookery/api-client';
import type { OutboxKind } from '../outbox/outbox-environment.js';
import { registerOutboxKind } from '../outbox/outbox.data.js';
import { namedActions, type HeldAction, type NamedAction } from './action-holder.data.js';

/** Kind of the records. Their subject is the scope of the action. */
export const ACTION = 'action';

/** `mayBeSent`: a request of the page that made the record may have arrived. */
export type ActionPayload = Pick<HeldAction, 'name' | 'variables' | 'mayBeSent'>;

/**
 * Lets the outbox of an account send actions that were made without a connection. Returns a function that finds the action of a name, and rejects where
 * there is none.
 *
 * @param load Loads the app's own modules whose actions have names. Called once there is a record.
 */
export function registerActions(
  queryClient: QueryClient,
  client: Client,
  load: () => Promise<unknown>,
): (name: string) => Promise<NamedAction> {
  const find = async (name: string): Promise<NamedAction> => {
    await Promise.all([
      import('./status-actions.data.js'),
      import('./account-actions.data.js'),
      import('./event-actions.data.js'),
      load(),
    ]);
    const action = namedActions.get(name);
    if (action === undefined) throw new ApiError('decode', { cause: new Error(`No action has the name ${name}.`) });
    return action;
  };
  registerOutboxKind(queryClient, ACTION, actionKind(client, find));
  return find;
}

/** Sends actions. An answer that was lost is looked up: repeating a reaction may fail, repeating a deletion does. */
function actionKind(client: Client, find: (name: string) => Promise<NamedAction>): OutboxKind<ActionPayload, unknown> {
  const look = async ({ name, variables }: ActionPayload): Promise<unknown> => {
    const action = await find(name);
    if (action.check === undefined) return null;
    const result = await action.check(client, variables);
    return action.isDone(result, variables) ? result : null;
  };
  return {
    looksFirst: true,
    passesFailed: true,
    async send({ payload }) {
      const earlier = payload.mayBeSent ? await look(payload) : null;
      return earlier ?? (await find(payload.name)).request(client, payload.variables);
    },
    find: ({ payload }) => look(payload),
  };
}
