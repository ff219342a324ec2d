import { createElement, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { AudioTrack } from '../audio/audio-session.js';
import type { Keymap } from '../keymap.js';
import { englishTexts, type PlayerTexts } from '../texts.js';
import { ATTRIBUTE_NAMES, readAttributes, thumbnailsOf, trackOf, type PlayerAttributes } from './attributes.js';

/** What is told of on the element itself, as `CustomEvent`s. */
export const MIRRORED_EVENTS = [
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

/** The `detail` of a mirrored event. Seconds; without a length, `duration` is `NaN` or `Infinity` as on a media element. */
export interface PlayerEventDetail {
  readonly currentTime: number;
  readonly duration: number;
}

/** Everything a player is drawn from. */
export interface ElementProps extends PlayerAttributes {
  readonly src: string;
  readonly tracks: readonly AudioTrack[];
  readonly thumbnails: string | undefined;
  readonly texts: Partial<PlayerTexts>;
  readonly startTime: number | undefined;
  /** Tells the media element that plays, for players whose element is in no document. */
  readonly onMedia: (media: HTMLMediaElement | null) => void;
}

// Where there is no page, importing the element defines nothing and breaks nothing.
const PageElement: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/** A player as an element of the page: attributes in, events out. It is drawn into the light DOM, so the page's stylesheet styles it. */
export abstract class PlayerElement extends PageElement {
  static readonly observedAttributes: readonly string[] = ATTRIBUTE_NAMES;

  #root: Root | null = null;
  #place: HTMLElement | null = null;
  #media: HTMLMediaElement | null = null;
  #observer: MutationObserver | null = null;
  #isDrawing = false;
  #waiting: (() => void)[] = [];
  #startTime: number | undefined;
  #texts: Partial<PlayerTexts> = {};
  #translated: Partial<PlayerTexts> = {};
  #keymap: Keymap | undefined;

  /** The player for these properties. */
  protected abstract draw(props: ElementProps): ReactElement;

  connectedCallback(): void {
    // What was set before the element was defined lies over its own properties.
    for (const name of ['texts', 'keymap', 'src', 'currentTime'] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete (this as Partial<this>)[name];
      Object.assign(this, { [name]: value });
    }
    this.#observer ??= new MutationObserver(() => this.#drawSoon());
    this.#observer.observe(this, { childList: true });
    this.#translate();
    this.#drawSoon();
  }

  disconnectedCallback(): void {
    // Who moves an element takes it out and puts it in again at once: then nothing ends.
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    if (name === 'src') this.#startTime = undefined;
    if (name === 'lang') this.#translate();
    this.#drawSoon();
  }

  /** Texts in place of the English ones, or of those that `lang` stands for. */
  get texts(): Partial<PlayerTexts> {
    return this.#texts;
  }
  set texts(texts: Partial<PlayerTexts>) {
    this.#texts = texts ?? {};
    this.#drawSoon();
  }

  /** Keys beside, or in place of, the usual ones; `null` takes one away. Wins over the attribute. */
  get keymap(): Keymap | undefined {
    return this.#keymap;
  }
  set keymap(keymap: Keymap | undefined) {
    this.#keymap = keymap;
    this.#drawSoon();
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
      this.#drawSoon();
    }
  }

  /** Seconds; `NaN` while it is unknown. */
  get duration(): number {
    return this.#media?.duration ?? Number.NaN;
  }
  get paused(): boolean {
    return this.#media?.paused ?? true;
  }
  get ended(): boolean {
    return this.#media?.ended ?? false;
  }

  /** Plays, as soon as it is drawn; rejects as a media element does, and when there is nothing to play. */
  async play(): Promise<void> {
    if (!this.#media && this.isConnected && readAttributes(name => this.getAttribute(name)).src !== null)
      await new Promise<void>(drawn => this.#waiting.push(drawn));
    if (!this.#media) throw new DOMException('There is nothing to play yet.', 'InvalidStateError');
    await this.#media.play();
  }

  pause(): void {
    this.#media?.pause();
  }

  #drawSoon(): void {
    if (this.#isDrawing || !this.isConnected) return;
    this.#isDrawing = true;
    queueMicrotask(() => {
      this.#isDrawing = false;
      if (this.isConnected) this.#drawNow();
    });
  }

  #drawNow(): void {
    if (!this.#place) {
      this.#place = document.createElement('div');
      this.#place.className = 'rk-player-place';
      this.append(this.#place);
    }
    this.#root ??= createRoot(this.#place);
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
      this.draw({
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
    for (const name of MIRRORED_EVENTS) this.#media?.removeEventListener(name, this.#mirror);
    this.#media = media;
    for (const name of MIRRORED_EVENTS) media?.addEventListener(name, this.#mirror);
    if (media) this.#goOn();
  };

  /** Who has waited for the player finds it, or that there is none. */
  #goOn(): void {
    for (const drawn of this.#waiting.splice(0)) drawn();
  }

  #mirror = ({ type }: Event): void => {
    const detail: PlayerEventDetail = { currentTime: this.currentTime, duration: this.duration };
    this.dispatchEvent(new CustomEvent(type, { detail }));
  };

  #translate(): void {
    const isArabic = /^ar\b/i.test(this.closest('[lang]')?.getAttribute('lang') ?? '');
    if (!isArabic) {
      this.#translated = {};
      return;
    }
    void import('../locales/ar.js').then(({ ar }) => {
      this.#translated = ar;
      this.#drawSoon();
    });
  }

  #end(): void {
    // Put back later, it goes on from here.
    if (this.#media && this.#media.currentTime > 0) this.#startTime = this.#media.currentTime;
    this.#onMedia(null);
    this.#goOn();
    this.#observer?.disconnect();
    this.#root?.unmount();
    this.#root = null;
    this.#place?.remove();
    this.#place = null;
  }
}
