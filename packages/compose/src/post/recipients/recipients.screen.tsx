import { useStatus, type Draft } from '@rookery/store';
import { useStore, type Store } from '@rookery/ui';
import { changeDraft, type NewId } from '../draft-changes.js';
import { Recipients } from './recipients.js';

export interface RecipientsScreenProps {
  draft: Store<Draft>;
  newId: NewId;
  /** The answered post; null: the draft is no reply. */
  replyId: string | null;
  isDisabled: boolean;
}

/** The recipients of a draft. */
export function RecipientsScreen({ replyId, ...rest }: RecipientsScreenProps) {
  return replyId === null ? <DraftRecipients {...rest} author={null} /> : <ReplyRecipients {...rest} replyId={replyId} />;
}

function ReplyRecipients({ replyId, ...rest }: Omit<RecipientsScreenProps, 'replyId'> & { replyId: string }) {
  const { data } = useStatus(replyId);
  return <DraftRecipients {...rest} author={data?.account.acct ?? null} />;
}

const none: readonly string[] = [];

interface DraftRecipientsProps extends Omit<RecipientsScreenProps, 'replyId'> {
  author: string | null;
}

function DraftRecipients({ draft, newId, author, isDisabled }: DraftRecipientsProps) {
  const to = useStore(draft, state => state.to ?? none);
  return (
    <Recipients
      to={to}
      author={author}
      onChange={next => draft.set(state => changeDraft(state, { to: next }, newId))}
      onEmptied={button => button.closest('section')?.querySelector('textarea')?.focus()}
      isDisabled={isDisabled}
    />
  );
}
