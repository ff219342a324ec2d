import { errorText } from '@rookery/api-client';
import { pushAlerts, PushSetting } from '@rookery/notifications/desktop';
import { useClient, useInstance } from '@rookery/store';
import { cleanWords, useMessages, type Messages } from '@rookery/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { canPush } from '../worker/page-push.dom.js';
import { pushFailure } from '../worker/push-failure.js';
import { pushQuery } from '../worker/push-query.data.js';
import { startPush, stopPush } from '../worker/push.data.js';
import { deviceMessages } from '../messages/device-messages.js';
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
  const text = useMessages(deviceMessages);
  const client = useClient();
  const queryClient = useQueryClient();
  const { settings } = useSettings();
  const { queryKey } = pushQuery(sessionId);
  const isOffered = canPush();
  const { data } = useQuery({ ...pushQuery(sessionId), enabled: isOffered });
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (isOn: boolean) =>
      isOn ? startPush(client, sessionId, serverKey, pushAlerts(notificationKinds(settings))) : stopPush(client, sessionId),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (
    <div className="app-setting">
      <PushSetting
        isOffered={isOffered}
        isOn={isPending ? variables : data === true}
        onChange={isOn => {
          // Denied by the reader: there is nothing to switch off.
          if (isOn || data === true) mutate(isOn);
        }}
        failure={error === null ? null : failureText(error, new URL(client.baseUrl).host, text)}
      />
    </div>
  );
}

/** Says why the pushes could not be changed. @param server The host of the server. */
function failureText(error: unknown, server: string, text: Messages<keyof typeof deviceMessages.texts>): string {
  switch (pushFailure(error)) {
    case 'blocked':
      return text.pushBlocked();
    case 'noService':
      return text.pushNoService();
    case 'refused': {
      const reason = cleanWords(errorText(error, ''));
      return reason === '' ? text.pushRefused({ server }) : text.pushRefusedBecause({ server, reason });
    }
    case 'unavailable':
      return text.pushUnavailable({ server });
    case 'unknown':
      return text.pushFailed();
  }
}
