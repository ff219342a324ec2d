import type { Session } from '@rookery/api-client';
import { hasStaffScopes } from '@rookery/api-client/admin';
import { BackgroundScreen, type StaffCounts } from '@rookery/moderation/background';
import { useOwnAccount } from '@rookery/store';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { MODERATION_PATH } from '../routing/hrefs.js';
import { useStableNavigate } from '../routing/use-stable-navigate.js';
import { staffPlace, waitingOf } from './staff-place.js';

export interface StaffScreenProps {
  session: Session;
}

/** Shows the moderator's screens in the navigation of a member of the staff, with the number of what waits. HINT-11 */
export function StaffScreen({ session }: StaffScreenProps) {
  const { data: member } = useOwnAccount();
  const { pathname } = useLocation();
  const navigate = useStableNavigate();
  useEffect(() => {
    staffPlace.set(() => ({ waiting: null }));
    return () => staffPlace.set(() => null);
  }, []);
  const onCounts = useCallback(
    (counts: StaffCounts | null) => staffPlace.set(place => place && { waiting: waitingOf(counts) }),
    [],
  );
  const onOpen = useCallback(() => navigate(MODERATION_PATH), [navigate]);
  if (member === undefined || !hasStaffScopes(session.scope)) return null;
  return <BackgroundScreen member={member} onCounts={onCounts} isOpen={pathname.startsWith(MODERATION_PATH)} onOpen={onOpen} />;
}
