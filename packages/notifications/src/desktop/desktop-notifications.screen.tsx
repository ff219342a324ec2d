import { createDecoding, parseNotification, type Notification as ReceivedNotification, type Status } from '@rookery/api-client';
import { accountChannel, accountStore, useClient, useOwnAccountId } from '@rookery/store';
import { cleanWords, hasAttention, safeUrl, useMessages } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isOfKind, type NotificationTab } from '../list/notification-types.js';
import { notificationText } from '../list/notification-text.js';
import { sentenceMessages } from '../messages.js';
import { notificationPermission, showNotification } from './browser-notifications.dom.js';
import { isSpoken } from './desktop-rules.js';
import { createTabSpeaker } from './tab-speaker.dom.js';

/** A tab that somebody looks at says so within this time, in ms. */
const OTHER_TABS_MS = 300;

export interface DesktopNotificationsScreenProps {
  /** A notification was pressed. Null: it is about no post. */
  onOpen(status: Status | null): void;
  /** Whether the browser shows them; otherwise they are heard alone. @default true */
  isShown?: boolean;
  /** The kinds that are shown and heard, by their tab; types without a tab always are. @default all */
  kinds?: readonly NotificationTab[] | undefined;
  /** Plays a sound for a notification, given its id. It is called in every tab that received it, also while somebody looks at the app. */
  onSound?: ((notificationId: string) => void) | undefined;
}

/** Shows streamed notifications by the browser while nobody looks at the app, and has them heard. Pressing one opens it. */
export function DesktopNotificationsScreen({ onOpen, isShown = true, kinds, onSound }: DesktopNotificationsScreenProps) {
  const text = useMessages(sentenceMessages);
  const queryClient = useQueryClient();
  const client = useClient();
  const ownAccountId = useOwnAccountId();
  const latest = useRef({ text, ownAccountId, onOpen, isShown, kinds, onSound });
  useEffect(() => {
    latest.current = { text, ownAccountId, onOpen, isShown, kinds, onSound };
  });
  useEffect(() => {
    const speaker = createTabSpeaker(client.baseUrl + (ownAccountId ?? ''));
    // Ids that another tab has shown to somebody who looks at it.
    const seen = new Set<string>();
    const channel = accountChannel<string>(queryClient, 'seen-notifications');
    const unsubscribe = channel.subscribe(id => seen.add(id));
    const timers = new Set<ReturnType<typeof setTimeout>>();

    const speak = (notification: ReceivedNotification): void => {
      const { title, body } = notificationText(notification, latest.current.text, latest.current.ownAccountId);
      const icon = safeUrl(notification.accounts[0]?.avatar_static ?? '', 'media');
      const options = { body: cleanWords(body), tag: notification.id, ...(icon ? { icon } : {}) };
      showNotification(cleanWords(title), options, () => latest.current.onOpen(notification.status));
    };
    const stopListening = accountStore(queryClient).events.on(
      'notificationReceived',
      ({ notification: { id, type, payload } }) => {
        const { kinds: wanted, onSound: play, isShown: mayShow } = latest.current;
        if (wanted !== undefined && !isOfKind(type, wanted)) return;
        play?.(id);
        if (!mayShow) return;
        if (hasAttention()) channel.post(id);
        const timer = setTimeout(() => {
          timers.delete(timer);
          const isLookedAt = hasAttention() || seen.delete(id);
          const isDue = isSpoken({
            permission: notificationPermission() ?? 'denied',
            hasAttention: isLookedAt,
            isSpeaker: speaker.isSpeaker(),
          });
          const notification = isDue ? parseNotification(payload, createDecoding()) : null;
          if (notification !== null) speak(notification);
        }, OTHER_TABS_MS);
        timers.add(timer);
      },
    );
    return () => {
      stopListening();
      unsubscribe();
      for (const timer of timers) clearTimeout(timer);
      speaker.stop();
    };
  }, [queryClient, client, ownAccountId]);
  return null;
}
