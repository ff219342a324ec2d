/** Whether the server can be reached: `offline` when the browser has no network, `unreachable` when requests stay without an answer. */
export type Reach = 'reachable' | 'offline' | 'unreachable';

interface ReachState {
  readonly isOffline: boolean;
  /** Requests in a row without an answer. */
  readonly failures: number;
}

/** `answered`: a response of any status. `failed`: no response, because of the network or a timeout. */
export type ReachEvent = 'offline' | 'online' | 'answered' | 'failed';

/** One lost request says little; two in a row say that the connection is gone. */
const FAILURES_UNTIL_UNREACHABLE = 2;

export const reachable: ReachState = { isOffline: false, failures: 0 };

export function nextReach(state: ReachState, event: ReachEvent): ReachState {
  switch (event) {
    case 'offline':
      return { ...state, isOffline: true };
    case 'failed':
      return { ...state, failures: state.failures + 1 };
    // An answer proves a connection, whatever the browser says: a server may run on this device.
    case 'online':
    case 'answered':
      return reachable;
  }
}

export function reachOf({ isOffline, failures }: ReachState): Reach {
  if (isOffline) return 'offline';
  return failures >= FAILURES_UNTIL_UNREACHABLE ? 'unreachable' : 'reachable';
}
