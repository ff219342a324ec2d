import { createContext, useEffect, useState, type ReactNode } from 'react';
import { showWhileFilled } from './show-while-filled.dom.js';

/** The element that menus and modals are mounted in; null: the body of the page. */
export const LayerContainerContext = createContext<HTMLElement | null>(null);

/**
 * Mounts the menus and modals of its children beside them instead of in the body: they have the style of a shadow root, or the tokens that an
 * element of the page sets, and are in the top layer, above everything on the page (ADR 37).
 */
export function LayerContainer({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useEffect(() => (container === null ? undefined : showWhileFilled(container)), [container]);
  return (
    <LayerContainerContext.Provider value={container}>
      {children}
      <div ref={setContainer} className="rk-layers" popover="manual" />
    </LayerContainerContext.Provider>
  );
}
