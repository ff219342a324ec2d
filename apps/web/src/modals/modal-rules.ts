import type { EditorState } from '@rookery/compose/modal';

/** The types of modals: those of MOD-01, the dialogs about an account, and those of another account. */
export type ModalType =
  | 'COMPOSE'
  | 'COMPOSE_AS'
  | 'ACT_AS'
  | 'COMPOSE_EVENT'
  | 'CONFIRM'
  | 'POLICY'
  | 'MEDIA'
  | 'FAVOURITES'
  | 'MENTIONS'
  | 'COMPARE_HISTORY'
  | 'REACTIONS'
  | 'REBLOGS'
  | 'BLOCK'
  | 'BLOCK_DOMAIN'
  | 'FILTER'
  | 'MUTE'
  | 'REPORT'
  | 'UNFOLLOW';

interface ModalRule {
  /**
   * Its entry in the browser's history (MOD-02): its own, which is left when it closes; pushed by the router, as the address of a medium
   * (ADR 16); or that of the page below, because links inside it lead away. Going back closes each of them (MOD-03).
   */
  readonly entry: 'own' | 'router' | 'shared';
  /** Closing must spare a draft, or wait for a policy; null: neither. */
  readonly guard: 'post' | 'event' | 'report' | 'filter' | 'policy' | null;
}

export const modalRules = {
  COMPOSE: { entry: 'own', guard: 'post' },
  COMPOSE_AS: { entry: 'own', guard: 'post' },
  ACT_AS: { entry: 'own', guard: null },
  COMPOSE_EVENT: { entry: 'own', guard: 'event' },
  CONFIRM: { entry: 'own', guard: null },
  POLICY: { entry: 'own', guard: 'policy' },
  MEDIA: { entry: 'router', guard: null },
  FAVOURITES: { entry: 'shared', guard: null },
  MENTIONS: { entry: 'shared', guard: null },
  COMPARE_HISTORY: { entry: 'own', guard: null },
  REACTIONS: { entry: 'shared', guard: null },
  REBLOGS: { entry: 'shared', guard: null },
  BLOCK: { entry: 'own', guard: null },
  BLOCK_DOMAIN: { entry: 'own', guard: null },
  FILTER: { entry: 'own', guard: 'filter' },
  MUTE: { entry: 'own', guard: null },
  REPORT: { entry: 'own', guard: 'report' },
  UNFOLLOW: { entry: 'own', guard: null },
} as const satisfies Record<ModalType, ModalRule>;

/** A draft that an open modal edits. */
type GuardedDraft = Pick<EditorState, 'isEmpty' | 'isEdit'>;

/** The drafts of the open modals; null: none is open. */
export interface GuardedDrafts {
  readonly post: GuardedDraft | null;
  readonly event: GuardedDraft | null;
  readonly report: GuardedDraft | null;
  readonly filter: GuardedDraft | null;
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
    case 'report':
    case 'filter':
      return drafts[guard]?.isEmpty === false ? 'ask' : 'close';
  }
}

/** The question before a draft is discarded (MOD-09 to MOD-12). */
export type DiscardQuestion =
  | 'discardPost'
  | 'discardEdit'
  | 'discardEvent'
  | 'discardEventEdit'
  | 'discardReport'
  | 'discardFilter';

export function discardQuestion(guard: keyof GuardedDrafts, { isEdit }: GuardedDraft): DiscardQuestion {
  if (guard === 'report') return 'discardReport';
  if (guard === 'filter') return 'discardFilter';
  if (guard === 'post') return isEdit ? 'discardEdit' : 'discardPost';
  return isEdit ? 'discardEventEdit' : 'discardEvent';
}

/** A modal on the stack. Only the last one is shown. */
export interface StackedModal {
  readonly id: number;
  readonly type: ModalType;
}

/** Whether going back by several pages has left all modals: none of them has an entry in the history. */
export function isLeftByBack(stack: readonly StackedModal[]): boolean {
  return stack.length > 0 && stack.every(({ type }) => modalRules[type].entry === 'shared');
}
