import { isApiError } from '@rookery/api-client';

/** A page of an export. `next`: loads the one after it; null at the end. */
export interface ExportPage<Part> {
  readonly parts: readonly Part[];
  readonly next: ((signal: AbortSignal) => Promise<ExportPage<Part>>) | null;
}

/** `waiting`: until `until` (epoch ms), as the server asked; `failed`: the page can be tried again, and what is loaded stays. */
export type ExportState<Part> =
  | { readonly kind: 'running'; readonly parts: readonly Part[] }
  | { readonly kind: 'waiting'; readonly parts: readonly Part[]; readonly until: number }
  | { readonly kind: 'failed'; readonly parts: readonly Part[]; readonly text: string | null; goOn(): void }
  | { readonly kind: 'done'; readonly parts: readonly Part[] };

interface ExportClock {
  now(): number;
  /** Resolves after this time; rejects when `signal` aborts. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/** Pause after 429 without a time, in ms. */
const UNNAMED_PAUSE_MS = 30_000;

/**
 * Loads all pages, one after another. A rate limit is waited for; any other failure ends it until the person goes on.
 *
 * @param onState Called with each state, and not after `signal` aborts.
 */
export function runExport<Part>(
  first: NonNullable<ExportPage<Part>['next']>,
  { now, pause }: ExportClock,
  onState: (state: ExportState<Part>) => void,
  signal: AbortSignal,
): void {
  const tell = (state: ExportState<Part>) => {
    if (!signal.aborted) onState(state);
  };

  async function from(next: ExportPage<Part>['next'], loaded: readonly Part[]): Promise<void> {
    let parts = loaded;
    let load = next;
    while (load !== null && !signal.aborted) {
      tell({ kind: 'running', parts });
      try {
        const page: ExportPage<Part> = await load(signal);
        parts = [...parts, ...page.parts];
        load = page.next;
      } catch (error) {
        if (signal.aborted) return;
        if (!isApiError(error) || error.kind !== 'rate_limit') {
          const text = isApiError(error) ? error.serverMessage : null;
          const failed = load;
          tell({ kind: 'failed', parts, text, goOn: () => void from(failed, parts) });
          return;
        }
        const until = Math.max(error.retryAt ?? now() + UNNAMED_PAUSE_MS, now() + 1_000);
        tell({ kind: 'waiting', parts, until });
        await pause(until - now(), signal).catch(() => undefined);
      }
    }
    tell({ kind: 'done', parts });
  }

  void from(first, []);
}
