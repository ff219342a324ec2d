import type { NotificationRecord } from './notification-record.js';
import type { World } from '../world/world.js';
import { canSee } from '../world/visibility.js';
import { belongsInHome, belongsInList, belongsInPublic } from '../world/timelines.js';

/** One frame on the wire. `payload` is JSON text, or a bare id for `delete`. */
export interface StreamFrame {
  readonly stream: readonly string[];
  readonly event: string;
  readonly payload?: string;
}

export interface Channel {
  readonly stream: string;
  readonly tag?: string | undefined;
  readonly list?: string | undefined;
  /** A host, for `public:remote`. */
  readonly instance?: string | undefined;
}

/** One streaming connection and its channels. */
export interface StreamConnection {
  subscribe(channel: Channel): void;
  unsubscribe(channel: Channel): void;
  close(): void;
}

type StreamEvent =
  | { readonly kind: 'status'; readonly statusId: string }
  | { readonly kind: 'edit'; readonly statusId: string }
  /** `wireId` is the id as sent before: the status is gone. `audience` is true for channels that had it. */
  | {
      readonly kind: 'delete';
      readonly wireId: string;
      readonly audience: (viewerId: string | null, channel: Channel) => boolean;
    }
  | { readonly kind: 'notification'; readonly to: string; readonly notification: NotificationRecord }
  /** An event that was written for the account it is sent to. */
  | {
      readonly kind: 'personal';
      readonly to: string;
      readonly streams: readonly string[];
      readonly event: string;
      readonly payload: string;
    };

/** Serializes events for a viewer; null when there is nothing to send. */
interface StreamWriter {
  status(statusId: string, viewerId: string | null): string | null;
  notification(notification: NotificationRecord, viewerId: string): string | null;
}

interface StreamOwner {
  /** Null for an application's own token. */
  readonly accountId: string | null;
  readonly token: string;
}

export interface StreamHub {
  /**
   * @param owner The account whose events are sent, and the token it was proved with; null for a visitor.
   * @param close Called when `cut` closes the connection.
   */
  connect(owner: StreamOwner | null, send: (frame: StreamFrame) => void, close?: () => void): StreamConnection;
  publish(event: StreamEvent): void;
  /** Closes every connection, as a restart does, or those of one token. Returns the number of connections. */
  cut(token?: string): number;
  readonly size: number;
}

const needsToken = new Set(['user', 'user:notification', 'list', 'direct']);

/** True for known stream names. `further`: those that the server profile adds. */
export function isStream(name: string, further: readonly string[] = []): boolean {
  return (
    needsToken.has(name) || further.includes(name) || /^(?:public(?::local|:remote)?(?::media)?|hashtag(?::local)?)$/.test(name)
  );
}

export function streamNeedsToken(name: string, further: readonly string[] = []): boolean {
  return needsToken.has(name) || further.includes(name);
}

/** True when a status belongs in a channel and the viewer may read it. */
export function isInChannel(world: World, statusId: string, viewerId: string | null, channel: Channel): boolean {
  const status = world.statuses.get(statusId);
  if (status === undefined || !canSee(world, statusId, viewerId)) return false;
  const [name, ...rest] = channel.stream.split(':');
  switch (name) {
    case 'user':
      return rest.length === 0 && viewerId !== null && belongsInHome(world, statusId, viewerId);
    case 'public':
      return belongsInPublic(world, statusId, viewerId, {
        local: rest.includes('local') ? true : undefined,
        remote: rest.includes('remote') ? true : undefined,
        onlyMedia: rest.includes('media') ? true : undefined,
        host: rest.includes('remote') ? channel.instance : undefined,
      });
    case 'hashtag': {
      const isHere = (world.accounts.get(status.account_id)?.host ?? null) === null;
      const wanted = channel.tag?.toLowerCase();
      return (
        status.visibility === 'public' &&
        status.tags.some(tag => tag.toLowerCase() === wanted) &&
        (!rest.includes('local') || isHere)
      );
    }
    case 'list': {
      const list = world.lists.get(channel.list ?? '');
      return list !== undefined && list.owner_id === viewerId && belongsInList(world, statusId, list);
    }
    default:
      return false;
  }
}

const extraOf = (channel: Channel): string | undefined => channel.tag ?? channel.list ?? channel.instance;

function keyOf(channel: Channel): string {
  return [channel.stream, extraOf(channel) ?? ''].join(' ');
}

function streamName(channel: Channel): string[] {
  const extra = extraOf(channel);
  return extra === undefined ? [channel.stream] : [channel.stream, extra];
}

/** Channels of one connection; further ones are ignored. */
const MAXIMUM_CHANNELS = 100;

interface Listener {
  readonly viewerId: string | null;
  readonly token: string | null;
  readonly send: (frame: StreamFrame) => void;
  readonly close: () => void;
  readonly channels: Map<string, Channel>;
}

export function createStreamHub(world: () => World, writer: StreamWriter): StreamHub {
  const listeners = new Set<Listener>();

  function sendStatus(listener: Listener, event: 'update' | 'status.update', statusId: string): void {
    let payload: string | null | undefined;
    for (const channel of listener.channels.values()) {
      if (!isInChannel(world(), statusId, listener.viewerId, channel)) continue;
      payload ??= writer.status(statusId, listener.viewerId);
      if (payload !== null) listener.send({ stream: streamName(channel), event, payload });
    }
  }

  /** Sends an event to the account's channels of these streams. */
  function sendTo(listener: Listener, streams: readonly string[], event: string, payload: string): void {
    for (const channel of listener.channels.values()) {
      if (streams.includes(channel.stream)) listener.send({ stream: streamName(channel), event, payload });
    }
  }

  function sendEvent(listener: Listener, event: StreamEvent): void {
    switch (event.kind) {
      case 'status':
        return sendStatus(listener, 'update', event.statusId);
      case 'edit':
        return sendStatus(listener, 'status.update', event.statusId);
      case 'delete':
        for (const channel of listener.channels.values()) {
          if (event.audience(listener.viewerId, channel)) {
            listener.send({ stream: streamName(channel), event: 'delete', payload: event.wireId });
          }
        }
        return;
      case 'notification': {
        if (listener.viewerId !== event.to) return;
        const payload = writer.notification(event.notification, event.to);
        if (payload !== null) sendTo(listener, ['user', 'user:notification'], 'notification', payload);
        return;
      }
      case 'personal':
        if (listener.viewerId === event.to) sendTo(listener, event.streams, event.event, event.payload);
    }
  }

  return {
    connect(owner, send, close = () => undefined) {
      const channels = new Map<string, Channel>();
      const listener: Listener = { viewerId: owner?.accountId ?? null, token: owner?.token ?? null, send, close, channels };
      listeners.add(listener);
      return {
        subscribe(channel) {
          if (channels.size < MAXIMUM_CHANNELS) channels.set(keyOf(channel), channel);
        },
        unsubscribe(channel) {
          channels.delete(keyOf(channel));
        },
        close() {
          listeners.delete(listener);
        },
      };
    },
    publish(event) {
      for (const listener of listeners) sendEvent(listener, event);
    },
    cut(token) {
      const all = [...listeners].filter(listener => token === undefined || listener.token === token);
      for (const listener of all) {
        listeners.delete(listener);
        listener.close();
      }
      return all.length;
    },
    get size() {
      return listeners.size;
    },
  };
}
