import { ShadowElement } from '@rookery/ui/element';
import type { ReactNode } from 'react';
import { parseLimit, type ElementAttributes } from './attributes.js';
import { connect, type ElementConnection } from './connection.data.js';
import type { Dispatch, TimelineElementDetails } from './element-events.js';
import { ElementRoot, type ElementState } from './element-root.js';
import styles from './element.css?inline';
import { attributeFailure, requestFailure } from './failure.js';
import type { ElementFit } from './fit.js';
import { measureFit } from './measure-fit.dom.js';

type Listener<Name extends keyof TimelineElementDetails> = (event: CustomEvent<TimelineElementDetails[Name]>) => void;

/**
 * The posts of a server as a custom element: attributes in, events out. It reads as a visitor, so it has no token, and stores nothing on the page's
 * origin. Everything it shows is inside its shadow root.
 */
export abstract class PostsElement extends ShadowElement {
  protected override readonly styles = styles;

  #state: ElementState = { kind: 'loading' };
  #connection: ElementConnection | null = null;
  /** The server and the source that are shown; a change of either connects again. */
  #connectedTo: string | null = null;
  /** Aborted when its answer is no longer wanted. */
  #attempt = new AbortController();
  #attempts = 0;
  #fit: ElementFit | null = null;

  override addEventListener<Name extends keyof TimelineElementDetails>(
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

  /** The server: a host or an https address. */
  get server(): string {
    return this.getAttribute('server') ?? '';
  }
  set server(server: string | null) {
    this.reflect('server', server);
  }

  /** Posts shown at most; null without a limit. */
  get limit(): number | null {
    return parseLimit(this.getAttribute('limit'));
  }
  set limit(limit: number | null) {
    this.reflect('limit', limit === null ? null : String(limit));
  }

  /** `light`, `dark`, or `auto`: that of the reader's system. */
  get theme(): string {
    return this.parsed().theme;
  }
  set theme(theme: string | null) {
    this.reflect('theme', theme);
  }

  /** BCP 47. Default: the language of the page around the element. */
  get locale(): string {
    return this.parsed().locale;
  }
  set locale(locale: string | null) {
    this.reflect('locale', locale);
  }

  protected override render(): ReactNode {
    this.#fit ??= measureFit(this);
    const attributes = this.parsed();
    this.#connect(attributes);
    return (
      <ElementRoot
        attributes={attributes}
        state={this.#state}
        fit={this.#fit}
        translations={this.translations}
        dispatch={this.#dispatch}
        onReady={this.#onReady}
        onRetry={this.#onRetry}
      />
    );
  }

  protected override release(): void {
    this.#disconnect();
    this.#fit = null;
  }

  protected abstract parsed(): ElementAttributes;

  /** The grammar's words for the posts, for the event `ready`. */
  protected abstract shownSource(): string;

  protected reflect(name: string, value: string | null): void {
    if (value === null) this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  #connect({ server, source }: ElementAttributes): void {
    const target = JSON.stringify([server, source]);
    if (target === this.#connectedTo) return;
    this.#disconnect();
    this.#connectedTo = target;
    const failure = attributeFailure(server, source);
    if (failure !== null) this.#state = { kind: 'failed', failure, cause: null };
    else if (server !== null && source !== null) void this.#open(server, source, this.#attempt.signal);
  }

  async #open(server: string, source: NonNullable<ElementAttributes['source']>, signal: AbortSignal): Promise<void> {
    try {
      const connection = await connect(server, source);
      if (signal.aborted) return connection.queryClient.clear();
      this.#connection = connection;
      this.#attempts += 1;
      this.#show({ kind: 'connected', connection, attempt: this.#attempts });
    } catch (cause) {
      if (signal.aborted) return;
      this.#show({ kind: 'failed', failure: requestFailure(cause, source, navigator.onLine), cause });
    }
  }

  #show(state: ElementState): void {
    this.#state = state;
    this.scheduleRender();
  }

  #disconnect(): void {
    this.#attempt.abort();
    this.#attempt = new AbortController();
    this.#connectedTo = null;
    this.#connection?.queryClient.clear();
    this.#connection = null;
    this.#state = { kind: 'loading' };
  }

  // An `error` that bubbled would reach the listeners of the window, which are for errors of scripts.
  #dispatch: Dispatch = (name, detail) => this.emit(name, detail, name !== 'error');

  #onReady = (): void => {
    const { server } = this.parsed();
    if (server !== null) this.#dispatch('ready', { server, source: this.shownSource() });
  };

  #onRetry = (): void => {
    this.#disconnect();
    this.scheduleRender();
  };
}
