import { instanceOf } from './resources/instance.js';
/*
 * One socket per account, shared by all subscribers: it joins and leaves streams, and closes after the last subscriber. It only reports that
 * events may have been missed (`connected` with `isReconnect`, `poll`); requesting them from the server is up to the subscribers.
 */
import type { Client } from './client.js';
import type { Instance } from './entities/instance.js';
import { detectConnectionFeatures } from './features/connection-features.js';
import { isLoopback } from './session/server-address.js';
import { createStreamConnection } from './stream-connection.js';
import type {
  StreamAddress,
  StreamAuthentication,
  StreamConnection,
  StreamMemory,
  StreamSocketConstructor,
} from './stream-connection.js';
import { createFrameParser } from './stream-events.js';
import type { StreamEvent } from './stream-events.js';

/** A component that unmounts and mounts again (a route change) does not cost a new socket. */
const LINGER_MS = 1_000;
/** Remembered updates and deletions of each stream, to drop repeated ones. */
const REMEMBERED_EVENTS = 200;

export interface StreamSubscription {
  /** `user`, `public`, `public:local`, `public:remote`, `hashtag`, `list` …: the server's word */
  stream: string;
  tag?: string;
  list?: string;
  /** Host, for `public:remote` of the Pleroma family. */
  instance?: string;
}

export type StreamListener = (event: StreamEvent) => void;

export interface Stream {
  /** Returns an unsubscribe function; calling it again does nothing. */
  subscribe(subscription: StreamSubscription, listener: StreamListener): () => void;
  /** Closes the socket and removes every listener. A closed stream cannot be used again. */
  close(): void;
}

/** The part of a `Client` that the stream needs. */
export type StreamClient = Pick<Client, 'baseUrl' | 'accessToken' | 'calls' | 'featureMemory'>;

export interface StreamOptions {
  /** Default: the runtime's own. Node 20 has none: pass that of the package `ws`. */
  WebSocket?: StreamSocketConstructor;
  random?: () => number;
  now?: () => number;
  /** The instance, where the page has it already. Default: the server is asked. */
  getInstance?: (() => Promise<Instance>) | undefined;
  /** Remembers between pages how this server accepts the token. */
  memory?: StreamMemory;
  /**
   * Resolves to whether the server has items that the stream did not bring; rejects when it does not respond. Called while the page is
   * visible and the open socket silent, at most every 25 s; 4.5 s later its result no longer counts.
   */
  probe?: () => Promise<boolean>;
  /** Targets of `online` and `visibilitychange` events. Default: the window and the document, where they exist. */
  wakeTargets?: readonly EventTarget[];
}

interface Channel {
  subscription: StreamSubscription;
  listeners: Set<StreamListener>;
  seen: Set<string>;
}

/**
 * Creates the stream of an account. It connects with the first subscription, reconnects after a break, and emits `poll` while no socket can
 * be opened. Frames that it cannot parse are dropped.
 *
 * @throws {TypeError} Without `options.WebSocket` in a runtime that has none.
 */
export function createStream(client: StreamClient, options: StreamOptions = {}): Stream {
  const getInstance = options.getInstance ?? (() => instanceOf(client).get());
  const channels = new Map<string, Channel>();
  const parseFrame = createFrameParser();
  let isConnected = false;
  let lingering: ReturnType<typeof setTimeout> | undefined;
  /** The stream in the socket's address, which needs no `subscribe` message. */
  let joinedByAddress: { key: string; subscription: StreamSubscription } | null = null;
  let server: { streamingUrl: string | null; mayNeedQuery: boolean } | undefined;

  const connection: StreamConnection = createStreamConnection({
    WebSocket: options.WebSocket ?? ownWebSocket(),
    random: options.random ?? Math.random,
    now: options.now ?? Date.now,
    wakeTargets: options.wakeTargets ?? browserTargets(),
    memory: options.memory ?? null,
    probe: options.probe ?? null,
    address,
    onOpen(isReconnect) {
      isConnected = true;
      for (const [key, channel] of channels) if (key !== joinedByAddress?.key) sendMessage('subscribe', channel.subscription);
      // The last subscriber of the stream in the address may have left during the handshake.
      if (joinedByAddress && !channels.has(joinedByAddress.key)) sendMessage('unsubscribe', joinedByAddress.subscription);
      broadcast({ type: 'connected', isReconnect });
    },
    onFrame: receive,
    onDown(wasSilent) {
      isConnected = false;
      broadcast({ type: 'disconnected', ...(wasSilent ? { wasSilent } : {}) });
    },
    onPoll: () => broadcast({ type: 'poll' }),
  });

  async function address(authentication: StreamAuthentication): Promise<StreamAddress | null> {
    server ??= await describeServer();
    const { streamingUrl, mayNeedQuery } = server;
    if (streamingUrl === null) return null;
    const url = new URL(streamingUrl);
    const [first] = channels;
    joinedByAddress = first ? { key: first[0], subscription: first[1].subscription } : null;
    for (const [name, value] of Object.entries(first?.[1].subscription ?? {})) if (value) url.searchParams.set(name, value);
    const token = client.accessToken;
    if (!token) return { url: url.href, protocols: [], mayNeedQuery };
    if (authentication === 'protocol') return { url: url.href, protocols: [token], mayNeedQuery };
    url.searchParams.set('access_token', token);
    return { url: url.href, protocols: [], mayNeedQuery };
  }

  async function describeServer(): Promise<NonNullable<typeof server>> {
    const instance = await getInstance();
    const { streaming, streamingTokenInProtocol } = detectConnectionFeatures(instance);
    return {
      streamingUrl: streaming ? streamingAddress(instance.streaming_url, client.baseUrl) : null,
      mayNeedQuery: !streamingTokenInProtocol,
    };
  }

  function sendMessage(type: 'subscribe' | 'unsubscribe', subscription: StreamSubscription): void {
    connection.send(JSON.stringify({ type, ...subscription }));
  }

  function receive(text: string): void {
    const frame = parseFrame(text);
    if (!frame) return;
    for (const channel of receivers(frame.stream)) {
      if (!isRepeated(channel, frame.event)) emit(channel, frame.event);
    }
  }

  function receivers(stream: readonly string[]): Channel[] {
    const all = [...channels.values()];
    return stream.length === 0 ? all : all.filter(channel => isFor(channel.subscription, stream));
  }

  function broadcast(event: StreamEvent): void {
    for (const channel of channels.values()) emit(channel, event);
  }

  function emit(channel: Channel, event: StreamEvent): void {
    for (const listener of channel.listeners) {
      try {
        listener(event);
      } catch (error) {
        // An error in one listener must neither keep the event from the others nor be lost.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  function leave(key: string, channel: Channel): void {
    channels.delete(key);
    sendMessage('unsubscribe', channel.subscription);
    if (channels.size > 0) return;
    lingering = setTimeout(() => {
      isConnected = false;
      connection.stop();
    }, LINGER_MS);
  }

  return {
    subscribe(subscription, listener) {
      const key = channelKey(subscription);
      let channel = channels.get(key);
      if (!channel) {
        channel = { subscription, listeners: new Set(), seen: new Set() };
        channels.set(key, channel);
        clearTimeout(lingering);
        sendMessage('subscribe', subscription);
        connection.start();
      }
      // Two subscriptions with one function are two listeners.
      const own: StreamListener = event => listener(event);
      const joined = channel;
      joined.listeners.add(own);
      if (isConnected) queueMicrotask(() => joined.listeners.has(own) && own({ type: 'connected', isReconnect: false }));
      return () => {
        if (!joined.listeners.delete(own) || joined.listeners.size > 0) return;
        if (channels.get(key) === joined) leave(key, joined);
      };
    },
    close() {
      clearTimeout(lingering);
      channels.clear();
      isConnected = false;
      connection.stop();
    },
  };
}

/**
 * The address of the streaming endpoint; null when the server names none, or one that a token must not be sent to.
 * Some servers advertise `wss:` although they themselves are served over plain http: on loopback the server's own scheme is used.
 */
export function streamingAddress(advertised: string | null, baseUrl: string): string | null {
  if (!advertised || !URL.canParse(advertised)) return null;
  const url = new URL(advertised);
  const base = new URL(baseUrl);
  if (!['ws:', 'wss:', 'http:', 'https:'].includes(url.protocol)) return null;
  const isPlain = base.protocol === 'http:' && isLoopback(base.hostname) && isLoopback(url.hostname);
  const path = url.pathname.replace(/\/+$/, '');
  return `${isPlain ? 'ws' : 'wss'}://${url.host}${path.endsWith('/api/v1/streaming') ? path : `${path}/api/v1/streaming`}`;
}

function isFor(subscription: StreamSubscription, [name, parameter]: readonly string[]): boolean {
  if (subscription.stream !== name) return false;
  const wanted = subscription.tag ?? subscription.list ?? subscription.instance;
  return wanted === undefined || parameter === undefined || wanted.toLowerCase() === parameter.toLowerCase();
}

function isRepeated(channel: Channel, event: StreamEvent): boolean {
  const key = repetitionKey(event);
  if (key === null) return false;
  if (channel.seen.has(key)) return true;
  channel.seen.add(key);
  if (channel.seen.size > REMEMBERED_EVENTS) {
    const [oldest = key] = channel.seen;
    channel.seen.delete(oldest);
  }
  return false;
}

function repetitionKey(event: StreamEvent): string | null {
  switch (event.type) {
    case 'status':
      return `status ${event.status.id}`;
    case 'status_deleted':
      return `deleted ${event.statusId}`;
    case 'notification':
      return `notification ${event.notification.id}`;
    default:
      return null;
  }
}

function channelKey({ stream, tag = '', list = '', instance = '' }: StreamSubscription): string {
  return JSON.stringify([stream, tag.toLowerCase(), list, instance.toLowerCase()]);
}

function browserTargets(): EventTarget[] {
  return [globalThis.window, globalThis.document].filter(target => target !== undefined);
}

function ownWebSocket(): StreamSocketConstructor {
  if (typeof WebSocket === 'undefined') throw new TypeError('No WebSocket: pass one to createStream.');
  return WebSocket;
}
