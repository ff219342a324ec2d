import { pushOf, type Client, type PushEndpoint } from '@rookery/api-client';
import { pushSubscription, subscribeToPush } from './later-worker.dom.js';
import { endPush } from './page-push.dom.js';

/** A choice of the types that are pushed (`pushAlerts`). */
type Alerts = Readonly<Record<string, boolean>>;

/** The address and the keys of a subscription, as a server takes them. Null where the browser gives no keys. */
function endpointOf(subscription: Pick<PushSubscription, 'toJSON'>): PushEndpoint | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
  return { endpoint, keys: { p256dh, auth } };
}

/**
 * Subscribes the browser, then its server. Where one of them refuses, neither is subscribed.
 *
 * @throws {ApiError | DOMException}
 */
export async function startPush(client: Client, sessionId: string, serverKey: string, alerts: Alerts): Promise<void> {
  try {
    const endpoint = endpointOf(await subscribeToPush(sessionId, serverKey));
    if (endpoint === null) throw new DOMException('The browser gives no keys.', 'NotSupportedError');
    await pushOf(client).create(endpoint, { alerts });
  } catch (error) {
    await endPush(sessionId);
    throw error;
  }
}

/** Ends the pushes in this browser, and at the server where it answers: without the browser's subscription it cannot deliver. */
export async function stopPush(client: Client, sessionId: string): Promise<void> {
  await endPush(sessionId);
  await pushOf(client)
    .remove()
    .catch(() => undefined);
}

/**
 * Brings browser, server and settings together: subscribes anew where one of both has lost the subscription, and states which types are wanted.
 * Without an answer everything stays as it is.
 */
export async function renewPush(client: Client, sessionId: string, serverKey: string, alerts: Alerts): Promise<void> {
  const mine = await pushSubscription(sessionId);
  const theirs = await pushOf(client).get();
  if (mine === null || theirs?.endpoint !== mine.endpoint) {
    const endpoint = endpointOf(mine ?? (await subscribeToPush(sessionId, serverKey)));
    if (endpoint !== null) await pushOf(client).create(endpoint, { alerts });
    return;
  }
  const wanted = new Map(Object.entries(alerts));
  const isSame = Object.entries(theirs.alerts).every(([type, isOn]) => (wanted.get(type) ?? isOn) === isOn);
  if (!isSame) await pushOf(client).update({ alerts });
}
