import type { MouseEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOnPress } from './open-on-press.js';

const box = document.createElement('article');
const onOpen = vi.fn();
const handlers = openOnPress('/@mara/1', onOpen);

beforeEach(() => {
  box.innerHTML = '<p>text</p><a href="/"><b>link</b></a><div role="menu"><i>menu</i></div>';
  document.body.append(box);
  vi.stubGlobal('open', vi.fn());
});
afterEach(() => {
  box.remove();
  onOpen.mockClear();
  vi.unstubAllGlobals();
});

function press(selector: string, more: Partial<MouseEvent<HTMLElement>> = {}) {
  const preventDefault = vi.fn();
  const target = document.querySelector(selector);
  return {
    target,
    currentTarget: box,
    button: 0,
    defaultPrevented: false,
    preventDefault,
    ...more,
  } as unknown as MouseEvent<HTMLElement>;
}

describe('a press on the box', () => {
  it('opens the post and keeps outer boxes from it', () => {
    const event = press('p');
    handlers.onClick(event);
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(event.preventDefault).toHaveBeenCalledTimes(1);
    expect(globalThis.open).not.toHaveBeenCalled();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('opens a new tab with %o', modifier => {
    handlers.onClick(press('p', modifier));
    expect(globalThis.open).toHaveBeenCalledExactlyOnceWith('/@mara/1', '_blank', 'noopener');
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('opens a new tab with the middle button alone', () => {
    handlers.onAuxClick(press('p', { button: 2 }));
    handlers.onClick(press('p', { button: 1 }));
    expect(globalThis.open).not.toHaveBeenCalled();
    handlers.onAuxClick(press('p', { button: 1 }));
    expect(globalThis.open).toHaveBeenCalledTimes(1);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it.each(['b', 'i'])('does nothing on a control inside it (%s)', selector => {
    handlers.onClick(press(selector));
    handlers.onAuxClick(press(selector, { button: 1 }));
    expect(onOpen).not.toHaveBeenCalled();
    expect(globalThis.open).not.toHaveBeenCalled();
  });

  it('does nothing when an inner box has taken the press', () => {
    handlers.onClick(press('p', { defaultPrevented: true }));
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('does nothing for a press in a portal outside it', () => {
    handlers.onClick(press('body'));
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('opens inside an outer control: that is not its own', () => {
    const outer = document.createElement('label');
    outer.append(box);
    document.body.append(outer);
    handlers.onClick(press('p'));
    outer.remove();
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('does nothing at the end of a text selection', () => {
    vi.stubGlobal('getSelection', () => ({ isCollapsed: false }));
    handlers.onClick(press('p'));
    expect(onOpen).not.toHaveBeenCalled();
  });
});
