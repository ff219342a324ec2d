import { pushAlerts, PushSetting } from '@rookery/notifications/desktop';
import { useClient, useInstance } from '@rookery/store';
import { useMessages, useNotify } from '@rookery/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { canPush } from '../worker/page-push.dom.js';
import { pushQuery } from '../worker/push-query.data.js';
import { startPush, stopPush } from '../worker/push.data.js';
import { installedMessages } from '../messages/installed-messages.js';
import { notificationKinds } from './notification-kinds.js';
import { useSession } from '../session/session-provider.js';
import { useSettings } from '../settings/settings-provider.js';

/** The choice of push notifications of the account in this browser, where its server has them (HINT-14). */
export function PushSettingScreen() {
  const { session, features } = useSession();
  const serverKey = useInstance().data?.vapid_public_key ?? '';
  if (session === null || !features.push || serverKey === '') return null;
  return <OfSession key={session.id} sessionId={session.id} serverKey={serverKey} />;
}

function OfSession({ sessionId, serverKey }: { sessionId: string; serverKey: string }) {
  const text = useMessages(installedMessages);
  const notify = useNotify();
  const client = useClient();
  const queryClient = useQueryClient();
  const { settings } = useSettings();
  const { queryKey } = pushQuery(sessionId);
  const isOffered = canPush();
  const { data } = useQuery({ ...pushQuery(sessionId), enabled: isOffered });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isOn: boolean) =>
      isOn ? startPush(client, sessionId, serverKey, pushAlerts(notificationKinds(settings))) : stopPush(client, sessionId),
    onError: () => notify({ kind: 'error', text: text.pushFailed() }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (
    <div className="app-setting">
      <PushSetting isOffered={isOffered} isOn={isPending ? variables : data === true} onChange={mutate} />
    </div>
  );
}
