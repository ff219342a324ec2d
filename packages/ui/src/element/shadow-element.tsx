import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Translations } from '../i18n/messages.js';
import { adoptStyles } from './adopt-styles.dom.js';
import { keepTypedKeys } from './typed-keys.dom.js';

// On a server `HTMLElement` does not exist: importing an element must still succeed.
const PageElement: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/**
 * A custom element that renders React into its shadow root. Changes of its attributes, properties and children are rendered together, in a
 * microtask; an element that is moved keeps everything.
 */
export abstract class ShadowElement extends PageElement {
  #root: Root | null = null;
  #observer: MutationObserver | null = null;
  #isRenderScheduled = false;
  #translations: Translations = {};

  /** Properties with a setter, which a page may set before the element is upgraded. */
  protected abstract readonly ownProperties: readonly string[];
  /** The text of the style sheet. */
  protected abstract readonly styles: string;

  /** Called before each render, while the element is in a document. */
  protected abstract render(): ReactNode;
  /** Called when the element has left its document. */
  protected abstract release(): void;

  connectedCallback(): void {
    // Properties that were set before the element was upgraded shadow the accessors of the class.
    for (const name of ['translations', ...this.ownProperties]) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    this.#observer ??= new MutationObserver(() => this.scheduleRender());
    this.#observer.observe(this, { childList: true, subtree: true, attributeFilter: ['slot'] });
    this.scheduleRender();
  }

  disconnectedCallback(): void {
    // Moving an element disconnects and reconnects it: it ends only if it stays disconnected.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#observer?.disconnect();
      this.#root?.unmount();
      this.#root = null;
      this.release();
    });
  }

  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    if (before !== now) this.scheduleRender();
  }

  /** Texts in place of the element's own, keyed `namespace.key`; the others stay in the language of `locale`. */
  get translations(): Translations {
    return this.#translations;
  }
  set translations(translations: Translations) {
    this.#translations = translations ?? {};
    this.scheduleRender();
  }

  protected scheduleRender(): void {
    if (this.#isRenderScheduled || !this.isConnected) return;
    this.#isRenderScheduled = true;
    queueMicrotask(() => {
      this.#isRenderScheduled = false;
      if (!this.isConnected) return;
      const shadow = this.shadowRoot ?? this.#attachShadow();
      if (this.#root === null) adoptStyles(shadow, this.styles);
      const content = this.render();
      this.#root ??= createRoot(shadow);
      this.#root.render(content);
    });
  }

  #attachShadow(): ShadowRoot {
    const shadow = this.attachShadow({ mode: 'open' });
    keepTypedKeys(shadow);
    return shadow;
  }

  /** The language around the element; '' if the page has none. */
  protected pageLocale(): string {
    return this.closest('[lang]')?.getAttribute('lang') ?? '';
  }

  /** The names of the slots that the page has filled, separated by spaces. */
  protected filledSlots(): string {
    return Array.from(this.querySelectorAll(':scope > [slot]'), child => child.slot).join(' ');
  }

  /** Dispatches an event; one that bubbles crosses shadow roots too. */
  protected emit(name: string, detail: unknown, isBubbling = true): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: isBubbling, composed: isBubbling }));
  }
}
