import { useOwnAccount } from '@rookery/store';
import { CopyField, useMessages } from '@rookery/ui';
import { settingsMessages } from '../messages/settings-messages.js';

/** The handle of the own account with its server, to give to others. */
export function OwnAddress() {
  const text = useMessages(settingsMessages);
  const { data: account } = useOwnAccount();
  if (account === undefined) return null;
  return <CopyField label={text.ownAddress()} description={text.ownAddressHint()} value={`@${account.fqn}`} />;
}
