/** The types of modals (MOD-01). */
export type ModalType =
  | 'COMPOSE'
  | 'COMPOSE_EVENT'
  | 'CONFIRM'
  | 'POLICY'
  | 'MEDIA'
  | 'FAVOURITES'
  | 'MENTIONS'
  | 'REACTIONS'
  | 'REBLOGS';

interface ModalRule {
  /**
   * Its entry in the browser's history (MOD-02): pushed by its layer and left when it closes; pushed by the router, as the address of a
   * medium (ADR 16); or none, because links inside it lead away.
   */
  readonly entry: 'layer' | 'router' | 'none';
  /** Closing must spare a draft, or wait for a policy; null: neither. */
  readonly guard: 'post' | 'event' | 'policy' | null;
}

export const modalRules = {
  COMPOSE: { entry: 'layer', guard: 'post' },
  COMPOSE_EVENT: { entry: 'layer', guard: 'event' },
  CONFIRM: { entry: 'layer', guard: null },
  POLICY: { entry: 'layer', guard: 'policy' },
  MEDIA: { entry: 'router', guard: null },
  FAVOURITES: { entry: 'none', guard: null },
  MENTIONS: { entry: 'none', guard: null },
  REACTIONS: { entry: 'none', guard: null },
  REBLOGS: { entry: 'none', guard: null },
} as const satisfies Record<ModalType, ModalRule>;

/** A draft that an open modal edits. */
export interface GuardedDraft {
  readonly isEmpty: boolean;
  /** It edits something that is published. */
  readonly isEdit: boolean;
}

/** The draft of the open composer, as far as its modal needs it. */
export interface ComposerState extends EditorState {
  readonly kind: 'post' | 'reply' | 'quote' | 'edit';
}

/** The draft of an open editor, as far as its modal needs it. */
export interface EditorState extends GuardedDraft {
  /** Stores the draft, also when nothing has changed. Rejects when storage is full. */
  keep(): Promise<void>;
  /** Deletes the draft. */
  discard(): Promise<void>;
}

/** The drafts of the open modals; null: none is open. */
export interface GuardedDrafts {
  readonly post: GuardedDraft | null;
  readonly event: GuardedDraft | null;
}

/** Whether a modal closes, asks first (MOD-05, MOD-06), or stays because a policy waits for an answer (MOD-08). */
export function closing(type: ModalType, drafts: GuardedDrafts, pendingPolicyId: string | null): 'close' | 'ask' | 'refuse' {
  const { guard }: ModalRule = modalRules[type];
  switch (guard) {
    case null:
      return 'close';
    case 'policy':
      return pendingPolicyId === null ? 'close' : 'refuse';
    case 'post':
    case 'event':
      return drafts[guard]?.isEmpty === false ? 'ask' : 'close';
  }
}

/** The question before a draft is discarded (MOD-09 to MOD-12). */
export type DiscardQuestion = 'discardPost' | 'discardEdit' | 'discardEvent' | 'discardEventEdit';

export function discardQuestion(guard: 'post' | 'event', { isEdit }: GuardedDraft): DiscardQuestion {
  if (guard === 'post') return isEdit ? 'discardEdit' : 'discardPost';
  return isEdit ? 'discardEventEdit' : 'discardEvent';
}

/** A modal on the stack. Only the last one is shown. */
export interface StackedModal {
  readonly id: number;
  readonly type: ModalType;
}

/** Closes a modal together with those above it. The same stack when it has no such modal. */
export function cutFrom<Modal extends StackedModal>(stack: readonly Modal[], id: number): readonly Modal[] {
  const index = stack.findIndex(modal => modal.id === id);
  return index === -1 ? stack : stack.slice(0, index);
}

/** Whether going back has left the page and all of its modals: none of them has an entry in the history. */
export function isLeftByBack(stack: readonly StackedModal[]): boolean {
  return stack.length > 0 && stack.every(({ type }) => modalRules[type].entry === 'none');
}
