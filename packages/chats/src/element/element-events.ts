/** The `detail` of each event of the element. All of them bubble and cross shadow roots. */
export interface ChatsElementDetails {
  /** The account is known and its chats are shown. */
  ready: { readonly server: string; readonly accountId: string };
  /** The number of unread messages has changed. */
  unread: { readonly count: number };
  /** The server has accepted a message. */
  sent: { readonly chatId: string };
  /** The account could not be reached, or an action failed. `message` has the server's words, where it gives any. */
  error: { readonly message: string; readonly cause: unknown };
  /** `missing`: there is no token yet; `refused`: the server does not accept it any more. Set `accessToken` to continue. */
  'auth-needed': { readonly reason: 'missing' | 'refused' };
}

type ChatsElementEventName = keyof ChatsElementDetails;

/** Dispatches an event of the element. */
export type Dispatch = <Name extends ChatsElementEventName>(name: Name, detail: ChatsElementDetails[Name]) => void;
