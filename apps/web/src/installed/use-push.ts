import type { Session } from '@rookery/api-client';
import { pushAlerts } from '@rookery/notifications/desktop';
import { unreadNotificationsQuery, useClient, useFeatures, useInstance } from '@rookery/store';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationKinds } from '../notifications/notification-kinds.js';
import { useStableNavigate } from '../routing/use-stable-navigate.js';
import { useSettings } from '../settings/settings-provider.js';
import { isOpenMessage } from '../worker/push-notice.js';
import { onWorkerMessage } from '../worker/page-worker.dom.js';
import { canPush, closePushed } from '../worker/page-push.dom.js';
import { pushQuery, renewPush } from '../worker/push.data.js';

/** Keeps the subscription to pushes as the settings want it, closes what has been read, and opens what was pressed (HINT-14). */
export function usePush(session: Session | null): void {
  const client = useClient();
  const sessionId = session?.id ?? '';
  const { settings } = useSettings();
  const serverKey = useInstance().data?.vapid_public_key ?? '';
  const isOffered = useFeatures().data?.push === true && session !== null && canPush();
  const isOn = useQuery({ ...pushQuery(sessionId), enabled: isOffered }).data === true;
  const kinds = notificationKinds(settings).join();
  useEffect(() => {
    if (isOn && serverKey !== '')
      renewPush(client, sessionId, serverKey, pushAlerts(notificationKinds(settings))).catch(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- other settings change nothing
  }, [isOn, serverKey, client, sessionId, kinds]);

  const unread = useQuery(unreadNotificationsQuery).data?.count;
  useEffect(() => {
    if (isOn && unread === 0) void closePushed(sessionId);
  }, [isOn, unread, sessionId]);

  const navigate = useStableNavigate();
  useEffect(
    () =>
      onWorkerMessage(data => {
        if (isOpenMessage(data)) navigate(data.href);
      }),
    [navigate],
  );
}
