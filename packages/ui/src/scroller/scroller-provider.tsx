import { createContext, useContext, useMemo, useState, type HTMLAttributes, type ReactNode } from 'react';
import { elementScroller, windowScroller, type Scroller } from './scroller.dom.js';

const ScrollerContext = createContext<Scroller | null>(null);

export interface ScrollerProviderProps {
  scroller: Scroller;
  children: ReactNode;
}

/** Gives the lists below it, and everything that follows their scroll position, the scroller they are in. */
export function ScrollerProvider({ scroller, children }: ScrollerProviderProps) {
  return <ScrollerContext.Provider value={scroller}>{children}</ScrollerContext.Provider>;
}

/** The scroller of the nearest `ScrollerProvider` or `ScrollArea`; outside them the window. */
export function useScroller(): Scroller {
  return useContext(ScrollerContext) ?? windowScroller();
}

export interface ScrollAreaProps extends Omit<HTMLAttributes<HTMLElement>, 'aria-label'> {
  /** Name of the region. */
  label: string;
}

/** A box that scrolls its content, and the scroller of the lists in it. Its height comes from `style` or `className`. */
export function ScrollArea({ label, children, className, ...rest }: ScrollAreaProps) {
  // The children need the element when they mount: they follow in the same commit, before the browser paints.
  const [element, setElement] = useState<HTMLElement | null>(null);
  const scroller = useMemo(() => element && elementScroller(element), [element]);
  return (
    <section
      {...rest}
      ref={setElement}
      className={className ? `rk-scroll-area ${className}` : 'rk-scroll-area'}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to scroll by keyboard
      tabIndex={0}
    >
      {scroller && <ScrollerProvider scroller={scroller}>{children}</ScrollerProvider>}
    </section>
  );
}
