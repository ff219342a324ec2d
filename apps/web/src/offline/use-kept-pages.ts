import { keepPage } from '@rookery/store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../session/idle.dom.js';
import { keptPageOf } from '../session/kept-pages.data.js';

/** A page is stored this long after it was opened, in ms, once for what came at once and once for what came late. */
const KEEP_MS = [1_000, 6_000];

/** Stores each page that the reader opens, for a visit without a network (HINT-14). Returns the path of the page that is shown. */
export function useKeptPages(): string {
  const queryClient = useQueryClient();
  const { pathname: path } = useLocation();
  useEffect(() => {
    const keep = (): void => {
      // Data that was stored before is no newer now.
      if (keptPageOf(queryClient).get()?.path !== path) void keepPage(queryClient, { path });
    };
    const timers = KEEP_MS.map(milliseconds => setTimeout(() => whenIdle(keep), milliseconds));
    const keepHidden = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', keepHidden);
    return () => {
      timers.forEach(clearTimeout);
      document.removeEventListener('visibilitychange', keepHidden);
    };
  }, [queryClient, path]);
  return path;
}
