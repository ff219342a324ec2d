import type { Instance } from '@rookery/instance';
import { storyServer } from '../apps/web/src/test-support/story-servers.js';

type Connection = NonNullable<ReturnType<Instance['subscribe']>>;

/**
 * A `WebSocket` that reaches the built-in server of the story. Sockets of this machine (those of Vite and vitest) are the browser's own; any
 * other host is reported and refused.
 */
export function storySocket(
  Native: typeof WebSocket,
  isOwn: (url: string) => boolean,
  report: (url: string) => void,
): typeof WebSocket {
  class StorySocket extends EventTarget {
    readyState: number = Native.CONNECTING;
    readonly protocol: string;
    readonly #channels: readonly ['stream', string][];
    #connection: Connection | null = null;

    constructor(url: string, protocols: readonly string[]) {
      super();
      const { origin, searchParams, hostname } = new URL(url);
      this.protocol = protocols[0] ?? '';
      const stream = searchParams.get('stream');
      this.#channels = stream === null ? [] : [['stream', stream]];
      const server = storyServer(origin.replace(/^ws/, 'http'));
      if (server === null && !/(^|\.)(example|test|invalid)$/.test(hostname)) report(url);
      queueMicrotask(() => this.#open(server, searchParams.get('access_token') ?? protocols[0] ?? null));
    }

    #open(server: Instance | null, token: string | null): void {
      if (this.readyState !== Native.CONNECTING) return;
      if (server?.hasStreaming === true) {
        const onFrame = (frame: unknown) => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
        this.#connection = server.subscribe(token, onFrame, () => this.close());
      }
      if (this.#connection === null) {
        this.dispatchEvent(new Event('error'));
        this.close();
        return;
      }
      this.readyState = Native.OPEN;
      this.dispatchEvent(new Event('open'));
      for (const [, stream] of this.#channels) this.#connection.subscribe({ stream });
    }

    send(text: string): void {
      if (text === '') return;
      const { type, ...channel } = JSON.parse(text) as { type: 'subscribe' | 'unsubscribe'; stream: string };
      this.#connection?.[type](channel);
    }

    close(): void {
      if (this.readyState === Native.CLOSED) return;
      this.readyState = Native.CLOSED;
      this.#connection?.close();
      this.dispatchEvent(new CloseEvent('close', { code: 1006 }));
    }
  }
  return new Proxy(Native, {
    construct(target, [url, protocols]: [string | URL, string | string[] | undefined]) {
      if (isOwn(String(url))) return new target(url, protocols);
      return new StorySocket(String(url), protocols === undefined ? [] : [protocols].flat());
    },
  });
}
