import { useEffect, useRef, type ReactNode } from 'react';
import { SiteMark } from '../shell/logo.js';
import { useTitle } from '../shell/page-header.js';
import './entrance.css';

/** The card of the sign-in and sign-up pages. */
export function Entrance({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  useTitle(title);
  const main = useRef<HTMLElement>(null);
  // The link that led here is gone with its page: the focus moves here instead of being lost.
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main className="app-entrance" id="content" tabIndex={-1} ref={main}>
      <div className="app-entrance-card">
        <SiteMark />
        <h1>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
        {children}
      </div>
    </main>
  );
}
