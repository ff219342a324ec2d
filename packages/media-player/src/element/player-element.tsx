import { createElement, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { MediaTrackFile } from '../source/media-source.js';
import type { Keymap } from '../store/keymap.js';
import { englishTexts, type PlayerTexts } from '../controls/texts.js';
import { languageOf, watchLanguages, type LoadTexts } from './languages.js';
import { ATTRIBUTE_NAMES, readAttributes, thumbnailsOf, trackOf, type PlayerAttributes } from './attributes.js';

/** The media events that the element dispatches itself, as `CustomEvent`s. */
const FORWARDED_EVENTS = [
  'play',
  'playing',
  'pause',
  'ended',
  'timeupdate',
  'seeking',
  'seeked',
  'waiting',
  'error',
  'ratechange',
  'volumechange',
  'durationchange',
  'loadedmetadata',
] as const;

export type ForwardedEvent = (typeof FORWARDED_EVENTS)[number];

/** The `detail` of a forwarded event, in seconds. `duration` may be `NaN` or `Infinity`, as on a media element. */
export interface PlayerEventDetail {
  readonly currentTime: number;
  readonly duration: number;
}

/** The properties that a player is rendered with. */
export interface ElementProps extends PlayerAttributes {
  readonly src: string;
  readonly tracks: readonly MediaTrackFile[];
  readonly thumbnails: string | undefined;
  readonly texts: Partial<PlayerTexts>;
  readonly startTime: number | undefined;
  /** Receives the media element; an audio element is not in the document. */
  readonly onMedia: (media: HTMLMediaElement | null) => void;
}

// On a server `HTMLElement` does not exist: importing this module must still succeed.
const PageElement: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/** A player as a custom element: attributes in, events out. Renders into the light DOM, so that the page's stylesheet applies. */
export abstract class PlayerElement extends PageElement {
  static readonly observedAttributes: readonly string[] = ATTRIBUTE_NAMES;

  #root: Root | null = null;
  #container: HTMLElement | null = null;
  #media: HTMLMediaElement | null = null;
  #observer: MutationObserver | null = null;
  #isRenderScheduled = false;
  #pendingPlays: (() => void)[] = [];
  #startTime: number | undefined;
  #texts: Partial<PlayerTexts> = {};
  #translated: Partial<PlayerTexts> = {};
  #keymap: Keymap | undefined;
  #language: LoadTexts | undefined;
  #unwatch: (() => void) | undefined;

  /** Renders the player. */
  protected abstract renderPlayer(props: ElementProps): ReactElement;

  connectedCallback(): void {
    // Properties that were set before the element was upgraded shadow the accessors of the class.
    for (const name of ['texts', 'keymap', 'src', 'currentTime'] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete (this as Partial<this>)[name];
      Object.assign(this, { [name]: value });
    }
    this.#observer ??= new MutationObserver(() => this.#scheduleRender());
    this.#observer.observe(this, { childList: true });
    this.#unwatch ??= watchLanguages(this.#translate);
    this.#translate();
    this.#scheduleRender();
  }

  disconnectedCallback(): void {
    // Moving an element disconnects and reconnects it: only unmount if it stays disconnected.
    queueMicrotask(() => {
      if (!this.isConnected) this.#unmount();
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    if (name === 'src') this.#startTime = undefined;
    if (name === 'lang') this.#translate();
    this.#scheduleRender();
  }

  /** Overrides the texts, which are English or those of `lang`. */
  get texts(): Partial<PlayerTexts> {
    return this.#texts;
  }
  set texts(texts: Partial<PlayerTexts>) {
    this.#texts = texts ?? {};
    this.#scheduleRender();
  }

  /** Extends or overrides the default keys; `null` unassigns a key. Takes precedence over the attribute. */
  get keymap(): Keymap | undefined {
    return this.#keymap;
  }
  set keymap(keymap: Keymap | undefined) {
    this.#keymap = keymap;
    this.#scheduleRender();
  }

  get src(): string {
    return this.getAttribute('src') ?? '';
  }
  set src(src: string) {
    this.setAttribute('src', src);
  }

  /** Seconds. */
  get currentTime(): number {
    return this.#media?.currentTime ?? this.#startTime ?? 0;
  }
  set currentTime(seconds: number) {
    if (!Number.isFinite(seconds)) return;
    if (this.#media && this.#media.readyState > 0) this.#media.currentTime = seconds;
    else {
      this.#startTime = Math.max(0, seconds);
      this.#scheduleRender();
    }
  }

  /** Seconds; `NaN` while unknown. */
  get duration(): number {
    return this.#media?.duration ?? Number.NaN;
  }
  get paused(): boolean {
    return this.#media?.paused ?? true;
  }
  get ended(): boolean {
    return this.#media?.ended ?? false;
  }

  /** Plays once the player is rendered. Rejects as `HTMLMediaElement.play()` does, and without a source (`InvalidStateError`). */
  async play(): Promise<void> {
    if (!this.#media && this.isConnected && readAttributes(name => this.getAttribute(name)).src !== null)
      await new Promise<void>(resolve => this.#pendingPlays.push(resolve));
    if (!this.#media) throw new DOMException('There is nothing to play yet.', 'InvalidStateError');
    await this.#media.play();
  }

  pause(): void {
    this.#media?.pause();
  }

  #scheduleRender(): void {
    if (this.#isRenderScheduled || !this.isConnected) return;
    this.#isRenderScheduled = true;
    queueMicrotask(() => {
      this.#isRenderScheduled = false;
      if (this.isConnected) this.#render();
    });
  }

  #render(): void {
    if (!this.#container) {
      this.#container = document.createElement('div');
      this.#container.className = 'rk-player-place';
      this.append(this.#container);
    }
    this.#root ??= createRoot(this.#container);
    const attributes = readAttributes(name => this.getAttribute(name));
    const texts = { ...this.#translated, ...this.#texts };
    const { src } = attributes;
    if (src === null) {
      const text = (texts.failure ?? englishTexts.failure)('unsupported');
      this.#root.render(createElement('p', { className: 'rk-player-fallback' }, this.hasAttribute('src') ? text : null));
      return;
    }
    const children = Array.from(this.querySelectorAll(':scope > track'), track => (name: string) => track.getAttribute(name));
    this.#root.render(
      this.renderPlayer({
        ...attributes,
        src,
        keymap: this.#keymap ?? attributes.keymap,
        tracks: children.map(trackOf).filter(track => track !== null),
        thumbnails: children.map(thumbnailsOf).find(address => address !== null) ?? undefined,
        texts,
        startTime: this.#startTime,
        onMedia: this.#onMedia,
      }),
    );
  }

  #onMedia = (media: HTMLMediaElement | null): void => {
    if (media === this.#media) return;
    for (const name of FORWARDED_EVENTS) this.#media?.removeEventListener(name, this.#forward);
    this.#media = media;
    for (const name of FORWARDED_EVENTS) media?.addEventListener(name, this.#forward);
    if (media) this.#resolvePlays();
  };

  /** Continues the pending calls of `play()`. */
  #resolvePlays(): void {
    for (const resolve of this.#pendingPlays.splice(0)) resolve();
  }

  #forward = ({ type }: Event): void => {
    const detail: PlayerEventDetail = { currentTime: this.currentTime, duration: this.duration };
    this.dispatchEvent(new CustomEvent(type, { detail }));
  };

  #translate = (): void => {
    const load = languageOf(this.closest('[lang]')?.getAttribute('lang') ?? '');
    if (load === this.#language) return;
    this.#language = load;
    const show = (texts: Partial<PlayerTexts>): void => {
      // Another language may have been chosen meanwhile.
      if (this.#language !== load) return;
      this.#translated = texts;
      this.#scheduleRender();
    };
    // Without the translation the controls are English.
    if (load === undefined) show({});
    else
      load().then(
        texts => show(texts ?? {}),
        () => show({}),
      );
  };

  #unmount(): void {
    // Playback continues from here if the element is inserted again.
    if (this.#media && this.#media.currentTime > 0) this.#startTime = this.#media.currentTime;
    this.#onMedia(null);
    this.#resolvePlays();
    this.#observer?.disconnect();
    this.#unwatch?.();
    this.#unwatch = undefined;
    this.#root?.unmount();
    this.#root = null;
    this.#container?.remove();
    this.#container = null;
  }
}
