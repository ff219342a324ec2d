type Listeners = Record<string, ((event: { data: unknown }) => void)[]>;

/** A fake WebSocket; the test plays the server. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  readonly sent: unknown[] = [];
  isClosed = false;
  readonly listeners: Listeners = {};
  readonly url: URL;
  readonly protocols: string[];

  constructor(url: string, protocols: string[] = []) {
    if (protocols.some(protocol => /[^\w.~-]/.test(protocol))) throw new SyntaxError('The subprotocol is invalid.');
    this.url = new URL(url);
    this.protocols = protocols;
    FakeSocket.all.push(this);
  }

  addEventListener(type: string, listener: (event: { data: unknown }) => void) {
    (this.listeners[type] ??= []).push(listener);
  }

  fire(type: string, data?: unknown) {
    for (const listener of this.listeners[type] ?? []) listener({ data });
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.isClosed = true;
  }

  open() {
    this.fire('open');
  }

  /** Rejects the handshake, or breaks the open connection. */
  drop() {
    this.fire('close');
  }

  frame(frame: unknown) {
    this.fire('message', typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  status(id: string, stream: string[] | undefined = ['user'], event = 'update') {
    this.frame({ stream, event, payload: JSON.stringify({ id, account: { id: 'a', acct: 'mara' } }) });
  }
}
