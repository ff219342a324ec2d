import { Avatar, Button, useMessages } from '@rookery/ui';
import { useId, type ReactNode } from 'react';
import type { SignedInAccount } from '@rookery/timeline/parts';
import type { ActingFailure } from './acting-rules.js';
import { actingMessages } from './messages.js';

/** An account as far as it is chosen. */
export type ChoosableAccount = Pick<SignedInAccount, 'id' | 'handle' | 'name' | 'avatar'>;

interface AccountChoiceProps {
  accounts: readonly ChoosableAccount[];
  chosenId: string;
  onChoose: (id: string) => void;
}

/** The accounts that can act, each with its handle. */
export function AccountChoice({ accounts, chosenId, onChoose }: AccountChoiceProps) {
  const text = useMessages(actingMessages);
  const name = useId();
  return (
    <fieldset className="rk-acting-accounts">
      <legend>{text.account()}</legend>
      {accounts.map(account => (
        <label key={account.id}>
          <input type="radio" name={name} checked={account.id === chosenId} onChange={() => onChoose(account.id)} />
          <Avatar src={account.avatar} name={account.name || account.handle} size={40} />
          <span>
            <bdi>{account.name || account.handle}</bdi>
            <bdi dir="ltr">@{account.handle}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** An action on the post, as the account has it. */
export interface ActingAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  onAct(): void;
}

interface ActingActionsProps {
  handle: string;
  actions: readonly ActingAction[];
  /** The action that is being carried out; null: none. */
  busyId: string | null;
  /** The poll of the post. */
  children?: ReactNode;
}

/** The actions of the account on the post. */
export function ActingActions({ handle, actions, busyId, children }: ActingActionsProps) {
  const text = useMessages(actingMessages);
  return (
    <section className="rk-acting-actions" aria-label={text.actions({ handle })}>
      {children}
      <ul>
        {actions.map(({ id, label, icon, onAct }) => (
          <li key={id}>
            <Button variant="plain" isPending={busyId === id} disabled={busyId !== null && busyId !== id} onClick={onAct}>
              {icon}
              <span>{label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ActingStateProps {
  handle: string;
  /** The host of the account's server. */
  server: string;
  /** Null: the post is being looked for. */
  failure: ActingFailure | null;
  /** The words of the server; '' without any. */
  reason?: string;
  /** Asks again. */
  onRetry: () => void;
  /** Leads to the sign-in. */
  onSignIn: () => void;
}

/** Why there are no actions: the post is looked for, or the account cannot act on it. */
export function ActingState({ handle, server, failure, reason, onRetry, onSignIn }: ActingStateProps) {
  const text = useMessages(actingMessages);
  if (failure === null) return <output className="rk-state">{text.finding({ server })}</output>;
  return (
    <div className="rk-acting-failure" role="alert">
      <p>{text[failure]({ server, handle })}</p>
      {reason && <p dir="auto">{reason}</p>}
      {failure === 'ended' ? (
        <Button onClick={onSignIn}>{text.logIn()}</Button>
      ) : (
        <Button variant="secondary" onClick={onRetry}>
          {text.tryAgain()}
        </Button>
      )}
    </div>
  );
}
