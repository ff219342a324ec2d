import { isStaff } from '@rookery/api-client';
import { useOwnAccount } from '@rookery/store';
import { Loading } from '@rookery/ui';
import { lazyContent } from '../routing/lazy-content.js';
import { useSession } from '../session/session-provider.js';
import { FailedPage } from '../shell/failed-page.js';
import { NotFoundPage } from './not-found-page.js';

const ModerationPage = lazyContent(async () => (await import('./moderation-page.js')).ModerationPage, FailedPage);

/** The moderator's screens for the staff of a server, and an address like any other without a page for everyone else. HINT-11 */
export function StaffPage() {
  const { session } = useSession();
  const { data: member, isPending } = useOwnAccount();
  if (session !== null && isPending) return <Loading />;
  return session !== null && member !== undefined && isStaff(member) ? <ModerationPage session={session} /> : <NotFoundPage />;
}
