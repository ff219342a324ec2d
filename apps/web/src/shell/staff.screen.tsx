import type { Session } from '@rookery/api-client';
import { hasStaffScopes } from '@rookery/api-client/admin';
import { BackgroundScreen, type StaffCount, type StaffCounts } from '@rookery/moderation/background';
import { useOwnAccount } from '@rookery/store';
import { useFormat, useMessages } from '@rookery/ui';
import { ShieldCheck } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { staffMessages } from '../messages/staff-messages.js';
import { MODERATION_PATH } from '../routing/hrefs.js';
import { useStableNavigate } from '../routing/use-stable-navigate.js';
import type { Destination } from './destinations.js';
import { staffPlace } from './staff-place.js';

export interface StaffScreenProps {
  session: Session;
}

const moderation: Destination = { href: MODERATION_PATH, text: 'moderation', icon: ShieldCheck };

/** All that waits, as one number. */
function waitingOf(counts: StaffCounts | null): StaffCount {
  const known = [counts?.reports ?? null, counts?.approvals ?? null].filter((count): count is StaffCount => count !== null);
  return { count: known.reduce((sum, { count }) => sum + count, 0), isMore: known.some(({ isMore }) => isMore) };
}

/** Shows the moderator's screens in the navigation of a member of the staff, with the number of what waits. HINT-11 */
export function StaffScreen({ session }: StaffScreenProps) {
  const { data: member } = useOwnAccount();
  const { pathname } = useLocation();
  const navigate = useStableNavigate();
  const text = useMessages(staffMessages);
  const format = useFormat();
  useEffect(() => {
    staffPlace.set(place => place ?? moderation);
    return () => staffPlace.set(() => null);
  }, []);
  const onCounts = useCallback(
    (counts: StaffCounts | null) => {
      const waiting = waitingOf(counts);
      const shown = `${format.number(waiting.count)}${waiting.isMore ? '+' : ''}`;
      const name = text.waiting({ name: text.moderation(), count: waiting.count, shown });
      // The part that keeps the numbers may end after this one.
      staffPlace.set(place =>
        place === null && counts === null ? null : { ...moderation, ...(waiting.count > 0 && { waiting: { shown, name } }) },
      );
    },
    [format, text],
  );
  const onOpen = useCallback(() => navigate(MODERATION_PATH), [navigate]);
  if (member === undefined || !hasStaffScopes(session.scope)) return null;
  return <BackgroundScreen member={member} onCounts={onCounts} isOpen={pathname.startsWith(MODERATION_PATH)} onOpen={onOpen} />;
}
