import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOVER_OPEN_MS, watchHover } from './watch-hover.dom.js';

const onOpen = vi.fn<(anchor: HTMLElement, isByKey: boolean) => void>();
const onClose = vi.fn<(isByKey: boolean) => void>();
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<a id="name" class="who" href="/@ines"><b>Inês</b></a><a id="other" class="who" href="/@kaz">Kaz</a><p>Text</p><aside data-hover-card><button>Follow</button></aside>';
  stop = watchHover({ selector: '.who', onOpen, onClose });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element;
};
let moves = 0;
/** @param hasMoved False: the page moved below a pointer that rests. */
const enter = (selector: string, pointerType = 'mouse', hasMoved = true): void => {
  if (hasMoved) moves += 1;
  for (const type of ['pointerover', 'pointermove']) {
    find(selector).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, screenX: moves }));
  }
};
const rest = (selector: string, ms = HOVER_OPEN_MS): void => {
  enter(selector);
  vi.advanceTimersByTime(ms);
};
const press = (selector: string, key: string, init: KeyboardEventInit = {}): void => {
  find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
};

describe('[HINT-03] the hover card', () => {
  it('opens after 600 ms on a name, and not before', () => {
    rest('#name b', HOVER_OPEN_MS - 1);
    expect(onOpen).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(find('#name'), false);
  });

  it('does not open when the pointer goes on', () => {
    rest('#name', 300);
    rest('p');
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('does not open for a touch', () => {
    enter('#name', 'touch');
    vi.advanceTimersByTime(HOVER_OPEN_MS);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('does not open for a name that scrolls below the pointer', () => {
    enter('p');
    enter('#name', 'mouse', false);
    vi.advanceTimersByTime(10 * HOVER_OPEN_MS);
    expect(onOpen).not.toHaveBeenCalled();
    rest('#name b');
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('does not open on focus', () => {
    find('#name').focus();
    vi.advanceTimersByTime(10 * HOVER_OPEN_MS);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('opens by Alt+ArrowDown on a focused name', () => {
    press('#name', 'ArrowDown');
    expect(onOpen).not.toHaveBeenCalled();
    press('#name', 'ArrowDown', { altKey: true });
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(find('#name'), true);
  });

  it('stays while the pointer is in the card', () => {
    rest('#name');
    enter('p');
    vi.advanceTimersByTime(200);
    rest('aside button', 5000);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes once the pointer has left both', () => {
    rest('#name');
    rest('p', 250);
    expect(onClose).toHaveBeenCalledExactlyOnceWith(false);
  });

  it.each([
    ['Escape', () => press('p', 'Escape'), true],
    ['scrolling', () => document.dispatchEvent(new Event('scroll')), false],
    ['a press elsewhere', () => find('p').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })), false],
  ])('closes on %s', (_name, act, isByKey) => {
    rest('#name');
    act();
    expect(onClose).toHaveBeenCalledExactlyOnceWith(isByKey);
  });

  it('opens nothing once unsubscribed', () => {
    enter('#name');
    stop();
    vi.advanceTimersByTime(HOVER_OPEN_MS);
    expect(onOpen).not.toHaveBeenCalled();
  });
});
