import type { Account } from '@rookery/api-client';
import { useRelationship } from '@rookery/store';
import { Button, useFormat, useMessages } from '@rookery/ui';
import { safetyPageMessages } from './page-messages.js';
import { useAccountActions } from '../dialogs/use-account-actions.js';

const nameOf = ({ display_name: name, username }: Account): string => name.trim() || username;

/** Unblocks an account of the list of blocks; pressed again it blocks it again, in its place. */
export function BlockButton({ account }: { account: Account }) {
  const text = useMessages(safetyPageMessages);
  const { data: relationship } = useRelationship(account.id);
  const { block, unblock } = useAccountActions();
  const name = nameOf(account);
  // The list says that it is blocked until the relationship is loaded.
  return relationship?.blocking === false ? (
    <Button size="sm" aria-label={text.blockName({ name })} onClick={() => block(account)}>
      {text.block()}
    </Button>
  ) : (
    <Button size="sm" aria-label={text.unblockName({ name })} onClick={() => unblock(account)}>
      {text.unblock()}
    </Button>
  );
}

/** Unmutes an account of the list of mutes; pressed again it mutes it again, in its place. */
export function MuteButton({ account }: { account: Account }) {
  const text = useMessages(safetyPageMessages);
  const format = useFormat();
  const { data: relationship } = useRelationship(account.id);
  const { mute, unmute } = useAccountActions();
  const name = nameOf(account);
  const end = relationship?.muting_expires_at ?? account.mute_expires_at;
  if (relationship?.muting === false) {
    return (
      <Button size="sm" aria-label={text.muteName({ name })} onClick={() => mute(account)}>
        {text.mute()}
      </Button>
    );
  }
  return (
    <span className="rk-mute-end">
      <Button size="sm" aria-label={text.unmuteName({ name })} onClick={() => unmute(account)}>
        {text.unmute()}
      </Button>
      {end !== null && (
        <time dateTime={end}>{text.mutedUntil({ time: format.date(end, { dateStyle: 'medium', timeStyle: 'short' }) })}</time>
      )}
    </span>
  );
}

export type RequestAnswer = 'accepted' | 'rejected';

export interface RequestButtonsProps {
  account: Account;
  /** Null: the request is open. */
  answer: RequestAnswer | null;
  onAnswer(account: Account, answer: RequestAnswer): void;
}

/** Answers a follow request in its place. */
export function RequestButtons({ account, answer, onAnswer }: RequestButtonsProps) {
  const text = useMessages(safetyPageMessages);
  const name = nameOf(account);
  return (
    <output className="rk-request-answers">
      {answer !== null ? (
        text[answer]()
      ) : (
        <>
          <Button
            size="sm"
            variant="primary"
            aria-label={text.acceptName({ name })}
            onClick={() => onAnswer(account, 'accepted')}
          >
            {text.accept()}
          </Button>
          <Button size="sm" aria-label={text.rejectName({ name })} onClick={() => onAnswer(account, 'rejected')}>
            {text.reject()}
          </Button>
        </>
      )}
    </output>
  );
}
