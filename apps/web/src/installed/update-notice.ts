import { composersKey } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import { modals } from '../modals/modals.js';

/** Whether a dialog or a composer is open: a reload would take away what the reader is writing. */
export const isComposing = (queryClient: QueryClient): boolean =>
  modals.stack.get().length > 0 || queryClient.getQueryCache().findAll({ queryKey: composersKey }).length > 0;

/** A notice about a new version stays until it is pressed or closed: as long as a timer can be set for, in ms. */
export const LASTING_MS = 2_147_483_647;
