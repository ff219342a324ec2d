import { useEffect } from 'react';
import { AccountOutboxScreen } from './account-outbox.screen.js';
import { openActing } from './modals/modals.js';
import { AsOtherAccount, useOtherAccounts } from './session/other-accounts.js';

/** The buttons whose context menu, or long press, offers the other accounts. */
const BUTTONS = '.rk-status-actions > :is([data-kind="reply"], [data-kind="repost"], [data-kind="like"])';

/**
 * Works the outboxes of the accounts that are signed in beside the one shown: what was written as one of them goes out while another one is shown. Each is
 * held by one tab, as that of the account shown. Also offers these accounts at the buttons of posts.
 */
export function OtherOutboxesScreen() {
  const accounts = useOtherAccounts();
  useEffect(() => {
    const onContextMenu = (event: MouseEvent): void => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTONS) : null;
      const statusId = button?.closest<HTMLElement>('[data-status-id]')?.dataset['statusId'];
      if (button === null || statusId === undefined) return;
      event.preventDefault();
      // The dialog returns the focus to it.
      button.focus({ preventScroll: true });
      openActing({ id: statusId });
    };
    document.addEventListener('contextmenu', onContextMenu);
    return () => document.removeEventListener('contextmenu', onContextMenu);
  }, []);
  return accounts.map(({ id }) => (
    <AsOtherAccount key={id} sessionId={id}>
      <AccountOutboxScreen sessionId={id} />
    </AsOtherAccount>
  ));
}
