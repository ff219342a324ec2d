import { errorText } from '@rookery/api-client';
import { BlankState, ErrorState, Loading, useMessages, type Translations } from '@rookery/ui';
import { ElementFrame } from '@rookery/ui/element';
import { useCallback } from 'react';
import { elementMessages } from '../messages.js';
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

const catalogues = import.meta.glob('../locales/*.ts');

/** Everything inside the element: its frame, and the chats once they are connected. */
export function ElementRoot({ attributes, state, translations, filledSlots, dispatch, onOpenChat, onRetry }: ElementRootProps) {
  const { layout } = attributes;
  const onError = useCallback((message: string, cause: unknown) => dispatch('error', { message, cause }), [dispatch]);
  return (
    <ElementFrame
      className="rk-chats-element"
      display={attributes}
      layout={layout}
      translations={translations}
      catalogues={catalogues}
      onError={onError}
      renderFailure={retry => (
        <NotConnected
          state={{ kind: 'failed', cause: null }}
          onRetry={() => {
            retry();
            onRetry();
          }}
        />
      )}
    >
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
    </ElementFrame>
  );
}

interface NotConnectedProps {
  state: Exclude<ElementState, { kind: 'connected' }>;
  onRetry(): void;
}

function NotConnected({ state, onRetry }: NotConnectedProps) {
  const text = useMessages(elementMessages);
  if (state.kind === 'connecting') return <Loading />;
  if (state.kind === 'failed') {
    return <ErrorState title={text.failed()} description={errorText(state.cause, '')} onRetry={onRetry} />;
  }
  return (
    <slot name="signed-out">
      <BlankState title={text.signedOut()} />
    </slot>
  );
}
