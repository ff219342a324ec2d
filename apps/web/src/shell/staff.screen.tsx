import type { Session } from '@rookery/api-client';
import { hasStaffScopes } from '@rookery/api-client/admin';
import { BackgroundScreen, type StaffCount, type StaffCounts } from '@rookery/moderation/background';
import { useOwnAccount } from '@rookery/store';
import { ShieldCheck } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { MODERATION_PATH } from '../routing/hrefs.js';
import { useStableNavigate } from '../routing/use-stable-navigate.js';
import type { Destination } from './destinations.js';
import { staffPlace } from './staff-place.js';

export interface StaffScreenProps {
  session: Session;
}

const moderation: Destination = { href: MODERATION_PATH, text: 'moderation', icon: ShieldCheck };

/** With all that waits, as one number. */
function withCounts(counts: StaffCounts | null): Destination {
  if (counts === null) return moderation;
  const known = [counts.reports, counts.approvals].filter((count): count is StaffCount => count !== null);
  const waiting = { count: known.reduce((sum, { count }) => sum + count, 0), isMore: known.some(({ isMore }) => isMore) };
  return { ...moderation, waiting };
}

/** Shows the moderator's screens in the navigation of a member of the staff, with the number of what waits. HINT-11 */
export function StaffScreen({ session }: StaffScreenProps) {
  const { data: member } = useOwnAccount();
  const { pathname } = useLocation();
  const navigate = useStableNavigate();
  useEffect(() => {
    staffPlace.set(place => place ?? moderation);
    return () => staffPlace.set(() => null);
  }, []);
  const onCounts = useCallback(
    // The part that keeps the numbers may end after this one.
    (counts: StaffCounts | null) => staffPlace.set(place => (place === null && counts === null ? null : withCounts(counts))),
    [],
  );
  const onOpen = useCallback(() => navigate(MODERATION_PATH), [navigate]);
  if (member === undefined || !hasStaffScopes(session.scope)) return null;
  return <BackgroundScreen member={member} onCounts={onCounts} isOpen={pathname.startsWith(MODERATION_PATH)} onOpen={onOpen} />;
}
