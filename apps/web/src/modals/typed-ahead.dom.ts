import type { ComposeIntent } from '@rookery/compose/modal';
import { createTypedAhead, type TypedAhead } from '@rookery/compose/typed-ahead';
import { cutFrom, type Modals, type OpenModal } from './modals.js';

/** The text that is typed ahead on the page. */
export const typedAhead = createTypedAhead();

/** The subject of the text that is typed before the composer of an intent is ready. */
export const typingSubject = (intent: ComposeIntent): string => JSON.stringify(intent);

const FIELDS = 'input, textarea, select, [contenteditable]';
/** Controls that Enter and Space press. On the page behind, they were pressed by the command or have lost their meaning. */
const MODAL_CONTROLS = '[role$="dialog"] :is(a, button)';

/** Collects what is typed while a composer opens, before any other listener. Returns the function that ends it. */
export function collectTyping({ stack }: Modals, typedAhead: TypedAhead, page: Window): () => void {
  let seenId = 0;
  let topId: number | undefined;
  const follow = (): void => {
    const top = stack.get().at(-1);
    if (top?.id === topId) return;
    topId = top?.id;
    typedAhead.end();
    // A modal that was covered is ready already.
    if (top === undefined || top.id <= seenId) return;
    seenId = top.id;
    if (isComposer(top)) typedAhead.begin(typingSubject(top.intent), () => stack.set(open => cutFrom(open, top.id)));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!typedAhead.isCollecting() || belongsToTarget(event)) return;
    // Firefox presses a focused button when Space is released.
    if (event.type === 'keyup' ? event.key !== ' ' : !typedAhead.press(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  follow();
  const unsubscribe = stack.subscribe(follow);
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  page.addEventListener('keydown', onKey, options);
  page.addEventListener('keyup', onKey, options);
  return () => {
    unsubscribe();
    end.abort();
    typedAhead.clear();
  };
}

const isComposer = (modal: OpenModal): modal is OpenModal & { type: 'COMPOSE' } =>
  modal.type === 'COMPOSE' && modal.intent.kind !== 'drafts';

function belongsToTarget({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(FIELDS) !== null || ((key === 'Enter' || key === ' ') && target.closest(MODAL_CONTROLS) !== null);
}
