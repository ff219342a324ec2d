import { join } from 'node:path';
import { expect } from '@playwright/test';
import { build } from 'esbuild';
import type { Window } from './engine.ts';
import type { Look, PageTools, Wanted, Words } from './in-page.ts';

/** As `Wanted`: a text is the whole text, a regular expression is searched for. */
export interface Where {
  readonly role?: string;
  readonly name?: string | RegExp;
  readonly css?: string;
  readonly text?: string | RegExp;
  readonly within?: Where;
}

/** A person at a window: looks for things by what they are called, and presses them once they can be pressed. */
export class Visitor {
  readonly #tools: () => void;

  private constructor(
    readonly window: Window,
    readonly origin: string,
    tools: () => void,
  ) {
    this.#tools = tools;
  }

  /** @param origin Of the app. */
  static async at(window: Window, origin: string): Promise<Visitor> {
    return new Visitor(window, origin, await toolsOfPage());
  }

  async look(where: Where, scroll = false): Promise<Look> {
    const task = (wanted: Wanted, shouldScroll: boolean): Look | null => {
      const { pageTools } = window as unknown as { pageTools?: PageTools };
      return pageTools?.look(wanted, shouldScroll) ?? null;
    };
    for (;;) {
      const look = await this.window.evaluate(task, wantedOf(where), scroll);
      if (look !== null) return look;
      await this.window.evaluate(this.#tools);
    }
  }

  async sees(where: Where): Promise<void> {
    await this.#expect(where, async () => (await this.look(where)).count > 0);
  }

  async seesNo(where: Where): Promise<void> {
    await this.#expect(where, async () => (await this.look(where)).count === 0);
  }

  async focusIsOn(where: Where): Promise<void> {
    await this.#expect(where, async () => (await this.look(where)).first?.isFocused === true);
  }

  /** Presses its middle, once that stands still and a press there reaches it. */
  async press(where: Where): Promise<void> {
    let last: string | null = null;
    let place = { x: 0, y: 0 };
    await this.#expect(where, async () => {
      const { first } = await this.look(where, true);
      if (first === null || first.isDisabled || !first.isReachable) return false;
      place = first;
      const now = `${first.x} ${first.y}`;
      const isStill = now === last;
      last = now;
      return isStill;
    });
    await this.window.press(place.x, place.y);
  }

  async focus(where: Where): Promise<void> {
    await this.sees(where);
    await this.window.evaluate(
      wanted => (window as unknown as { pageTools: PageTools }).pageTools.focus(wanted),
      wantedOf(where),
    );
    await this.focusIsOn(where);
  }

  /** Presses a field and types into it. */
  async write(where: Where, text: string): Promise<void> {
    await this.press(where);
    await this.focusIsOn(where);
    await this.window.type(text);
  }

  /** Presses keys one after another. */
  async keys(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.window.key(name);
  }

  open(path: string): Promise<void> {
    return this.window.open(new URL(path, this.origin).href);
  }

  /** As the browser's button does: the page may come from the back-forward cache. */
  async back(pages = 1): Promise<void> {
    await this.window.evaluate(count => window.history.go(-count), pages);
  }

  /** The path and query of the address. */
  path(): Promise<string> {
    return this.window.evaluate(() => window.location.pathname + window.location.search);
  }

  async isAt(path: string | RegExp): Promise<void> {
    await expect.poll(() => this.path()).toEqual(typeof path === 'string' ? path : expect.stringMatching(path));
  }

  scrollTo(top: number): Promise<void> {
    return this.window.evaluate(y => window.scrollTo(0, y), top);
  }

  /** The posts of the list that are there. */
  idsOfRows(): Promise<string[]> {
    return this.window.evaluate(() => {
      const rows = document.querySelectorAll<HTMLElement>('#status-list article[data-status-id]');
      return Array.from(rows, row => row.dataset['statusId'] ?? '');
    });
  }

  /** Scrolls a list to the last of its rows that is there: a leap of pixels goes past rows that a slow page has not drawn. */
  readOn(): Promise<void> {
    return this.window.evaluate(() => {
      const rows = document.querySelectorAll('#status-list article[data-status-id]');
      rows.item(rows.length - 1)?.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
  }

  scrollTop(): Promise<number> {
    return this.window.evaluate(() => window.scrollY);
  }

  async #expect(where: Where, test: () => Promise<boolean>): Promise<void> {
    // A page that is just being replaced answers nothing.
    await expect.poll(() => test().catch(() => false), { message: JSON.stringify(wantedOf(where)) }).toBe(true);
  }
}

const wordsOf = (words: string | RegExp): Words => (typeof words === 'string' ? { text: words } : { pattern: words.source });

function wantedOf({ role, name, css, text, within }: Where): Wanted {
  return {
    ...(role !== undefined && { role }),
    ...(name !== undefined && { name: wordsOf(name) }),
    ...(css !== undefined && { css }),
    ...(text !== undefined && { text: wordsOf(text) }),
    ...(within !== undefined && { within: wantedOf(within) }),
  };
}

let tools: Promise<() => void> | undefined;

/** A function whose text installs `in-page.ts`: a driver's own scripts are not under the policy of the page. */
function toolsOfPage(): Promise<() => void> {
  return (tools ??= build({
    entryPoints: [join(import.meta.dirname, 'in-page.ts')],
    bundle: true,
    format: 'iife',
    write: false,
    target: 'es2022',
    // oxlint-disable-next-line typescript/no-implied-eval -- a function's text is what the drivers send
  }).then(({ outputFiles: [file] }) => new Function(file?.text ?? '') as () => void));
}
