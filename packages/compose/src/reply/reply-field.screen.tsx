import { useOwnAccount } from '@rookery/store';
import { ReplyField, type ReplyFieldProps } from './reply-field.js';

export type ReplyFieldScreenProps = Omit<ReplyFieldProps, 'account'>;

/** The reply field of a member, below the post of a thread. */
export function ReplyFieldScreen(props: ReplyFieldScreenProps) {
  const { data } = useOwnAccount();
  const account = data === undefined ? null : { avatar: data.avatar, name: data.display_name || data.username };
  return <ReplyField {...props} account={account} />;
}
