import type { FailureKind } from './failure.js';

/** The `detail` of each event of the element. `ready` bubbles and crosses shadow roots; `error`, as that of an image, does neither. */
export interface TimelineElementDetails {
  /** The first posts are shown. `source`: as the attribute has it. */
  ready: { readonly server: string; readonly source: string };
  /** No posts can be shown, or an action failed. `message` is what the reader sees; `kind` is null for an action. */
  error: { readonly message: string; readonly kind: FailureKind | null; readonly cause: unknown };
}

/** Dispatches an event of the element. */
export type Dispatch = <Name extends keyof TimelineElementDetails>(name: Name, detail: TimelineElementDetails[Name]) => void;
