import { useOwnAccount } from '@rookery/store';
import { ReplyField } from './reply-field.js';

/** The reply field of a member. */
export function ReplyFieldScreen({ statusId }: { statusId: string }) {
  const { data } = useOwnAccount();
  const account = data === undefined ? null : { avatar: data.avatar, name: data.display_name || data.username };
  return <ReplyField statusId={statusId} account={account} />;
}
