import { errorText, isApiError, isSessionRefusal, parseServer } from '@rookery/api-client';
import { ShadowElement } from '@rookery/ui/element';
import type { ReactNode } from 'react';
import { ATTRIBUTE_NAMES, readAttributes } from './attributes.js';
import { connect, type ElementConnection } from './connection.data.js';
import type { ChatsElementDetails, Dispatch } from './element-events.js';
import { ElementRoot, type ElementState } from './element-root.js';
import styles from './element.css?inline';

/**
 * Resolves to an access token of the server; to null where the person is not signed in there.
 *
 * @param server The origin that gets the token, such as `https://chat.example`. A script of the page may have changed the attribute.
 */
export type GetAccessToken = (server: string) => string | null | Promise<string | null>;

type Listener<Name extends keyof ChatsElementDetails> = (event: CustomEvent<ChatsElementDetails[Name]>) => void;

/**
 * Chats as a custom element: attributes and properties in, events out. Everything it shows, menus and dialogs too, is inside its shadow
 * root. The token is a property, never an attribute: attributes are visible to every script, style sheet and saved page.
 */
export class RookeryChatsElement extends ShadowElement {
  static readonly observedAttributes: readonly string[] = ATTRIBUTE_NAMES;

  protected override readonly ownProperties = ['accessToken', 'getAccessToken'];
  protected override readonly styles = styles;

  #accessToken: string | null = null;
  /** The origin that the token was set for, which alone gets it; null before the element names a server. */
  #tokenServer: string | null = null;
  #getAccessToken: GetAccessToken | null = null;
  #state: ElementState = { kind: 'connecting' };
  #connection: ElementConnection | null = null;
  /** The server and the token that are connected to; a change of either connects again. */
  #connectedTo: string | null = null;
  /** Aborted when its connection is no longer wanted. */
  #attempt = new AbortController();

  override addEventListener<Name extends keyof ChatsElementDetails>(
    name: Name,
    listener: Listener<Name>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(name: string, listener: unknown, options?: boolean | AddEventListenerOptions): void {
    super.addEventListener(name, listener as EventListenerOrEventListenerObject, options);
  }

  /**
   * The access token of the account; null while nobody is signed in. It is for the server that the element names when it is set, or else for
   * the first one that it names after that; no other server gets it. Takes precedence over `getAccessToken` there.
   */
  get accessToken(): string | null {
    return this.#accessToken;
  }
  set accessToken(token: string | null) {
    this.#accessToken = token || null;
    this.#tokenServer = parseServer(this.getAttribute('server'));
    this.#reconnectIfSignedOut();
  }

  /** Called when the element needs a token: when it is inserted, and when the server has refused the last one. */
  get getAccessToken(): GetAccessToken | null {
    return this.#getAccessToken;
  }
  set getAccessToken(getAccessToken: GetAccessToken | null) {
    this.#getAccessToken = getAccessToken;
    this.#reconnectIfSignedOut();
  }

  protected override render(): ReactNode {
    const attributes = readAttributes(name => this.getAttribute(name), this.pageLocale());
    this.#connect(attributes.server);
    return (
      <ElementRoot
        attributes={attributes}
        state={this.#state}
        translations={this.translations}
        filledSlots={this.filledSlots()}
        dispatch={this.#dispatch}
        onOpenChat={this.#onOpenChat}
        onRetry={this.#onRetry}
      />
    );
  }

  protected override release(): void {
    this.#disconnect();
  }

  #connect(server: string | null): void {
    const address = server ?? this.getAttribute('server');
    const target = address && `${address} ${this.#tokenFor(server) ?? ''}`;
    if (target === this.#connectedTo) return;
    this.#disconnect();
    this.#connectedTo = target;
    // A page may add it later.
    if (!target) return;
    this.#state = { kind: 'connecting' };
    void this.#open(server, this.#attempt.signal);
  }

  /** The token of the property, where it is one of this server. */
  #tokenFor(server: string | null): string | null {
    if (this.#accessToken === null || server === null) return null;
    this.#tokenServer ??= server;
    return this.#tokenServer === server ? this.#accessToken : null;
  }

  /** @param refusedToken The last token, which the server does not accept any more. */
  async #open(server: string | null, signal: AbortSignal, refusedToken: string | null = null): Promise<void> {
    let accessToken: string | null = null;
    try {
      if (!server) throw new Error('Invalid server');
      accessToken = this.#tokenFor(server) ?? (await this.#getAccessToken?.(server)) ?? null;
      if (signal.aborted) return;
      if (accessToken === null || accessToken === refusedToken) {
        this.#show({ kind: 'signed-out' });
        this.#dispatch('auth-needed', { reason: refusedToken === null ? 'missing' : 'refused' });
        return;
      }
      const token = accessToken;
      const connection = await connect({
        server,
        accessToken,
        onSessionEnd: () => this.#reopen(server, token),
        onSent: chatId => this.#dispatch('sent', { chatId }),
      });
      if (signal.aborted) return connection.close();
      this.#connection = connection;
      this.#show({ kind: 'connected', connection });
    } catch (cause) {
      if (signal.aborted) return;
      if (server && isApiError(cause) && isSessionRefusal(cause.status)) this.#reopen(server, accessToken);
      else {
        this.#show({ kind: 'failed', cause });
        this.#dispatch('error', { message: errorText(cause, String(cause)), cause });
      }
    }
  }

  /** Asks for another token after the server has refused one. */
  #reopen(server: string, refusedToken: string | null): void {
    const connectedTo = this.#connectedTo;
    this.#disconnect();
    this.#connectedTo = connectedTo;
    void this.#open(server, this.#attempt.signal, refusedToken);
  }

  #reconnectIfSignedOut(): void {
    if (this.#state.kind === 'signed-out') this.#connectedTo = null;
    this.scheduleRender();
  }

  #show(state: ElementState): void {
    this.#state = state;
    this.scheduleRender();
  }

  #disconnect(): void {
    this.#attempt.abort();
    this.#attempt = new AbortController();
    this.#connectedTo = null;
    this.#connection?.close();
    this.#connection = null;
    this.#state = { kind: 'connecting' };
  }

  #dispatch: Dispatch = (name, detail) => this.emit(name, detail);

  #onOpenChat = (chatId: string | null): void => {
    if (chatId === null) this.removeAttribute('chat-id');
    else this.setAttribute('chat-id', chatId);
  };

  #onRetry = (): void => {
    this.#disconnect();
    this.scheduleRender();
  };
}

if (typeof customElements !== 'undefined' && !customElements.get('rookery-chats')) {
  customElements.define('rookery-chats', RookeryChatsElement);
}
