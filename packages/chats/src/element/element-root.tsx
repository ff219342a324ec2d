import { errorText } from '@rookery/api-client';
import {
  createToastQueue,
  MessagesProvider,
  NotifyProvider,
  ToastRegion,
  useMessages,
  type Notice,
  type Translations,
} from '@rookery/ui';
import { Component, useEffect, useMemo, useState, type ReactNode } from 'react';
import { chatsMessages, elementMessages } from '../messages.js';
import { FailureState, PanelState } from '../parts/list-states.js';
import type { ElementAttributes } from './attributes.js';
import { ConnectedChatsScreen } from './connected-chats.screen.js';
import type { ElementConnection } from './connection.data.js';
import type { Dispatch } from './element-events.js';

export type ElementState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly cause: unknown }
  | { readonly kind: 'connected'; readonly connection: ElementConnection };

interface ElementRootProps {
  attributes: ElementAttributes;
  state: ElementState;
  translations: Translations;
  /** The names of the slots that the page has filled, separated by spaces. */
  filledSlots: string;
  dispatch: Dispatch;
  onOpenChat(chatId: string | null): void;
  onRetry(): void;
}

/** Everything inside the element: theme, language and direction, toasts, and the chats once they are connected. */
export function ElementRoot({ attributes, state, translations, filledSlots, dispatch, onOpenChat, onRetry }: ElementRootProps) {
  const { locale, direction, theme, layout } = attributes;
  const included = useIncludedTexts(locale);
  const own = useParsedTexts(translations);
  const texts = useMemo(() => ({ ...included, ...own }), [included, own]);
  const [toasts] = useState(() => createToastQueue());
  const onNotify = useMemo(
    () => (notice: Notice) => {
      toasts.add(notice);
      if (notice.kind === 'error') dispatch('error', { message: notice.text, cause: null });
    },
    [toasts, dispatch],
  );
  return (
    <div
      className="rk-app rk-chats-element"
      lang={locale}
      dir={direction}
      data-theme={theme === 'auto' ? undefined : theme}
      data-layout={layout}
    >
      <MessagesProvider locale={locale} translations={texts}>
        <NotifyProvider onNotify={onNotify}>
          <RenderGuard onError={cause => dispatch('error', { message: String(cause), cause })} onRetry={onRetry}>
            {state.kind === 'connected' ? (
              <ConnectedChatsScreen
                connection={state.connection}
                layout={layout}
                chatId={attributes.chatId}
                filledSlots={filledSlots}
                dispatch={dispatch}
                onOpenChat={onOpenChat}
              />
            ) : (
              <NotConnected state={state} onRetry={onRetry} />
            )}
          </RenderGuard>
          <ToastRegion queue={toasts} />
        </NotifyProvider>
      </MessagesProvider>
    </div>
  );
}

/** The texts of a language that the package has; none, which means English, while they load and where they cannot be loaded. */
function useIncludedTexts(locale: string): Translations | null {
  const [arabic, setArabic] = useState<Translations | null>(null);
  const isArabic = /^ar\b/.test(locale);
  useEffect(() => {
    if (!isArabic) return;
    import('./arabic.js').then(
      texts => setArabic(texts.arabic),
      () => undefined,
    );
  }, [isArabic]);
  return isArabic ? arabic : null;
}

/** The page's texts. Those that are ICU messages follow once the parser has loaded: the element itself has none (ADR 10). */
function useParsedTexts(translations: Translations): Translations {
  const [parsed, setParsed] = useState<{ of: Translations; texts: Translations } | null>(null);
  const plain = useMemo(() => Object.entries(translations).filter(([, text]) => !isIcu(text)), [translations]);
  const needsParser = plain.length < Object.keys(translations).length;
  useEffect(() => {
    if (!needsParser) return;
    import('@rookery/ui/icu').then(
      ({ parseTranslations }) => setParsed({ of: translations, texts: parseTranslations(translations) }),
      cause => console.error('The translations need icu.js beside the file of the element.', cause),
    );
  }, [translations, needsParser]);
  return useMemo(() => (parsed?.of === translations ? parsed.texts : Object.fromEntries(plain)), [parsed, translations, plain]);
}

function isIcu(text: Translations[string] | undefined): boolean {
  return typeof text === 'string' && /[{}']/.test(text);
}

interface NotConnectedProps {
  state: Exclude<ElementState, { kind: 'connected' }>;
  onRetry(): void;
}

function NotConnected({ state, onRetry }: NotConnectedProps) {
  const text = useMessages(elementMessages);
  const { loading } = useMessages(chatsMessages);
  if (state.kind === 'connecting') return <output className="rk-chat-state">{loading()}</output>;
  if (state.kind === 'failed') {
    return <FailureState title={text.failed()} description={errorText(state.cause, '')} onRetry={onRetry} />;
  }
  return (
    <slot name="signed-out">
      <PanelState title={text.signedOut()} />
    </slot>
  );
}

interface RenderGuardProps {
  onError(error: unknown): void;
  onRetry(): void;
  children: ReactNode;
}

/** Keeps an error of rendering inside the element: it says so and offers to start again. */
class RenderGuard extends Component<RenderGuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const onRetry = (): void => {
      this.setState({ hasFailed: false });
      this.props.onRetry();
    };
    return <NotConnected state={{ kind: 'failed', cause: null }} onRetry={onRetry} />;
  }
}
