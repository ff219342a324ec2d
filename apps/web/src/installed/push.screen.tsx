import { pushAlerts } from '@rookery/notifications/desktop';
import { unreadNotificationsQuery, useClient, useInstance } from '@rookery/store';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationKinds } from '../notifications/notification-kinds.js';
import { useSettings } from '../settings/settings-provider.js';
import { closePushed } from '../worker/later-worker.dom.js';
import { renewPush } from '../worker/push.data.js';

export interface PushScreenProps {
  /** A session whose pushes are switched on in this browser. */
  sessionId: string;
}

/** Keeps the subscription to pushes as the settings want it, and closes what has been read (HINT-14). */
export function PushScreen({ sessionId }: PushScreenProps) {
  const client = useClient();
  const { settings } = useSettings();
  const serverKey = useInstance().data?.vapid_public_key ?? '';
  const kinds = notificationKinds(settings).join();
  useEffect(() => {
    if (serverKey !== '') renewPush(client, sessionId, serverKey, pushAlerts(notificationKinds(settings))).catch(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- other settings change nothing
  }, [serverKey, client, sessionId, kinds]);

  const unread = useQuery(unreadNotificationsQuery).data?.count;
  useEffect(() => {
    if (unread === 0) void closePushed(sessionId);
  }, [unread, sessionId]);
  return null;
}
