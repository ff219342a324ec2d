import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { elementScroller, windowScroller } from './scroller.dom.js';

const topOf = (element: Element, top: number) => vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

afterEach(() => vi.restoreAllMocks());

describe('windowScroller', () => {
  beforeEach(() => {
    Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
  });

  it('is one value', () => {
    expect(windowScroller()).toBe(windowScroller());
  });

  it('gives an element its place in the page', () => {
    const element = document.createElement('div');
    topOf(element, 40);
    expect(windowScroller().viewportOffsetOf(element)).toBe(40);
    expect(windowScroller().topOf(element)).toBe(340);
  });

  it('scrolls instantly by default', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    windowScroller().scrollTo(80);
    expect(scrollTo).toHaveBeenCalledWith({ top: 80, behavior: 'instant' });
  });

  it('reads the space kept clear from the scroll padding of the page', () => {
    expect(windowScroller().padding()).toEqual({ start: 0, end: 0 });
    vi.stubGlobal('getComputedStyle', () => ({ scrollPaddingBlockStart: '53px', scrollPaddingBlockEnd: 'auto' }));
    expect(windowScroller().padding()).toEqual({ start: 53, end: 0 });
    vi.unstubAllGlobals();
  });

  it('calls listeners until they unsubscribe', () => {
    const onScroll = vi.fn();
    const onInput = vi.fn();
    const unsubscribes = [windowScroller().subscribe('scroll', onScroll), windowScroller().subscribe('input', onInput)];
    window.dispatchEvent(new Event('scroll'));
    for (const type of ['wheel', 'touchmove', 'keydown', 'mousedown']) window.dispatchEvent(new Event(type));
    for (const unsubscribe of unsubscribes) unsubscribe();
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('wheel'));
    expect(onScroll).toHaveBeenCalledOnce();
    expect(onInput).toHaveBeenCalledTimes(4);
  });
});

describe('elementScroller', () => {
  const box = document.createElement('div');
  const row = document.createElement('div');
  const scroller = elementScroller(box);

  it('gives an element its place in the box, below the border', () => {
    vi.spyOn(box, 'clientTop', 'get').mockReturnValue(2);
    box.scrollTop = 500;
    topOf(box, 100);
    topOf(row, 90);
    expect(scroller.viewportOffsetOf(row)).toBe(-12);
    expect(scroller.topOf(row)).toBe(488);
  });

  it('hears its own scrolling, not that of the page', () => {
    const onScroll = vi.fn();
    const unsubscribe = scroller.subscribe('scroll', onScroll);
    window.dispatchEvent(new Event('scroll'));
    expect(onScroll).not.toHaveBeenCalled();
    box.dispatchEvent(new Event('scroll'));
    unsubscribe();
    box.dispatchEvent(new Event('scroll'));
    expect(onScroll).toHaveBeenCalledOnce();
  });

  it('is its own observer root', () => {
    expect(scroller.element).toBe(box);
    expect(windowScroller().element).toBeNull();
  });
});
