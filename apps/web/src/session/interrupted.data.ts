import { accountState } from '@rookery/api-client/query';
import { createStore } from '@rookery/ui';

/** Whether live updates of the account have stopped for the moment. */
export const interruptedStore = accountState('live updates', () => createStore(false));
