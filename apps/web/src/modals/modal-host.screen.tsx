import { draftsMessages } from '@rookery/compose/drafts';
import { ComposeModal, composeModalMessages, EventModal, type ComposerState, type EditorState } from '@rookery/compose/modal';
import { pendingPolicyId, PolicyModalScreen, type PolicyModalScreenProps } from '@rookery/explore/policy';
import { ErrorBoundary, ErrorState, lazyPart, useMessages, useNotify, useStore, type ModalProps } from '@rookery/ui';
import { Modal, type CloseReason } from '@rookery/ui/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { messages } from '../messages/messages.js';
import { ConfirmModal } from './confirm-modal.js';
import { lazyContent } from '../routing/lazy-content.js';
import { loadComposer } from './load-composer.js';
import { closing, discardQuestion, isLeftByBack, modalRules } from './modal-rules.js';
import { cutFrom, modals, type OpenModal } from './modals.js';
import { renderedModals, type RenderedModal } from './rendered-modals.js';
import { typedAhead } from './typed-ahead.dom.js';
import { useSignOut } from './use-sign-out.js';
import '@rookery/explore/policy.css';

/** The modals of posts and accounts: somebody who writes does without them. */
const FurtherModal = lazyPart(async () => (await import('./further-modal.js')).FurtherModal);

const Composer = lazyContent(async () => (await loadComposer()).ComposerScreen);
/** Lets the first composer render at once. */
export const preloadComposer = Composer.preload;
const Drafts = lazyContent(async () => (await loadComposer()).DraftsScreen);
const EventEditor = lazyContent(async () => (await import('./event-editor.js')).EventEditorScreen);

/** Longer than the fade of a modal, in ms. */
const FADE_MS = 300;

/** The stack of modals. Only the topmost is shown; back closes it, whichever it is (MOD-03). */
export function ModalHostScreen() {
  const stack = useStore(modals.stack, open => open);
  const [rendered, setRendered] = useState<readonly RenderedModal<OpenModal>[]>([]);
  const next = renderedModals(rendered, stack);
  if (next !== rendered) setRendered(next);
  const hasClosed = rendered.some(({ isOpen }) => !isOpen);
  useEffect(() => {
    if (!hasClosed) return undefined;
    const timer = setTimeout(() => setRendered(all => all.filter(({ isOpen }) => isOpen)), FADE_MS);
    return () => clearTimeout(timer);
  }, [hasClosed]);
  useEffect(() => {
    const onBack = (): void => {
      if (isLeftByBack(modals.stack.get())) modals.clear();
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
  const topId = stack.at(-1)?.id;
  const { closeBy, onPostChange, onEventChange, onReportChange, onFilterChange } = useGuards();
  const contentOf = ({ modal, isOpen }: RenderedModal<OpenModal>): ReactNode => {
    const shown = { isOpen, isCovered: isOpen && modal.id !== topId };
    const onClose = closeBy(modal);
    switch (modal.type) {
      case 'COMPOSE':
        return (
          <ComposeModal
            {...shown}
            {...{ Composer, Drafts }}
            intent={modal.intent}
            onClose={onClose}
            onChange={onPostChange}
            onTurn={typedAhead.end}
          />
        );
      case 'COMPOSE_EVENT':
        return (
          <EventModal {...shown} Editor={EventEditor} editedId={modal.editedId} onClose={onClose} onChange={onEventChange} />
        );
      case 'CONFIRM':
        return <ConfirmModal {...shown} {...modal} onClose={onClose} />;
      case 'POLICY':
        return <PolicyModal {...shown} policyId={modal.policyId} onClose={onClose} />;
      default:
        return (
          <FurtherModal
            {...shown}
            modal={modal}
            onClose={onClose}
            {...{ ComposeModal, Composer, Drafts }}
            onPostChange={onPostChange}
            onReportChange={onReportChange}
            onFilterChange={onFilterChange}
            onLoadFailed={() => onClose('navigate')}
          />
        );
    }
  };
  return rendered.map(each => (
    <ErrorBoundary
      key={each.modal.id}
      renderFailure={retry => <FailedModal isOpen={each.isOpen} onClose={closeBy(each.modal)} onRetry={retry} />}
    >
      {contentOf(each)}
    </ErrorBoundary>
  ));
}

function PolicyModal(props: Omit<PolicyModalScreenProps, 'onLogOut'>) {
  const signOut = useSignOut();
  return <PolicyModalScreen {...props} onLogOut={() => void signOut()} />;
}

/** Takes the place of a modal that could not be rendered. */
function FailedModal({ onRetry, ...shown }: Pick<ModalProps, 'isOpen' | 'onClose'> & { onRetry: () => void }) {
  const text = useMessages(messages);
  return (
    <Modal {...shown} title={text.crashedTitle()}>
      <ErrorState title={text.crashedText()} onRetry={onRetry} />
    </Modal>
  );
}

/** The ways out of modals: asks before a draft is discarded, and offers to keep it (MOD-05, MOD-06). */
function useGuards() {
  const text = useMessages(composeModalMessages);
  const draftsText = useMessages(draftsMessages);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const post = useRef<ComposerState | null>(null);
  const onPostChange = useCallback((state: ComposerState | null) => {
    post.current = state;
  }, []);
  const event = useRef<EditorState | null>(null);
  const onEventChange = useCallback((state: EditorState | null) => {
    event.current = state;
  }, []);
  const report = useRef<EditorState | null>(null);
  const onReportChange = useCallback((state: EditorState | null) => {
    report.current = state;
  }, []);
  const filter = useRef<EditorState | null>(null);
  const onFilterChange = useCallback((state: EditorState | null) => {
    filter.current = state;
  }, []);
  const cut = (id: number): void => modals.stack.set(stack => cutFrom(stack, id));

  const dismiss = (modal: OpenModal): void => {
    const { guard } = modalRules[modal.type];
    const drafts = { post: post.current, event: event.current, report: report.current, filter: filter.current };
    const draft = guard === null || guard === 'policy' ? null : drafts[guard];
    const outcome = closing(modal.type, drafts, pendingPolicyId(queryClient));
    if (outcome === 'close') cut(modal.id);
    if (outcome !== 'ask' || draft === null || guard === null || guard === 'policy') return;
    modals.open({
      type: 'CONFIRM',
      question: discardQuestion(guard, draft),
      onConfirm() {
        cut(modal.id);
        void draft.discard();
      },
      ...(draft.keep && {
        onKeep() {
          const kept = draft.keep?.();
          cut(modal.id);
          kept?.then(
            () => notify({ kind: 'success', text: text.draftSaved() }),
            () => notify({ kind: 'error', text: draftsText.notDurable() }),
          );
        },
      }),
    });
  };
  const closeBy = (modal: OpenModal) => (reason: CloseReason | 'sent') => {
    if (reason !== 'dismiss') {
      // The draft is stored, or sent.
      cut(modal.id);
      return;
    }
    // Back may reach a modal that another one covers: it closes the topmost.
    const top = modals.stack.get().at(-1);
    if (top !== undefined) dismiss(top);
  };
  return { closeBy, onPostChange, onEventChange, onReportChange, onFilterChange };
}
