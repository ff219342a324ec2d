import { useMessages, type Translations } from '@rookery/ui';
import { ElementFrame } from '@rookery/ui/element';
import { useCallback } from 'react';
import { StatusPlaceholders } from '../list/status-placeholders.js';
import { listMessages } from '../list/messages.js';
import type { ElementAttributes } from './attributes.js';
import type { ElementConnection } from './connection.data.js';
import { ElementFailure } from './element-failure.js';
import { ElementPostsScreen } from './element-posts.screen.js';
import type { Dispatch } from './element-events.js';
import type { FailureKind } from './failure.js';
import type { ElementFit } from './fit.js';

export type ElementState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: FailureKind; readonly cause: unknown }
  /** `attempt`: its number, another one for each connection of the element. */
  | { readonly kind: 'connected'; readonly connection: ElementConnection; readonly attempt: number };

interface ElementRootProps {
  attributes: ElementAttributes;
  state: ElementState;
  fit: ElementFit;
  translations: Translations;
  dispatch: Dispatch;
  onReady(): void;
  onRetry(): void;
}

const catalogues = import.meta.glob('../locales/*.ts');

/** Everything inside the element: its frame, and the posts, their placeholders or the reason why there are none. */
export function ElementRoot({ attributes, state, fit, translations, dispatch, onReady, onRetry }: ElementRootProps) {
  const { server, source, limit, isLive, hasThread, isPost } = attributes;
  const onError = useCallback((message: string, cause: unknown) => dispatch('error', { message, kind: null, cause }), [dispatch]);
  const failed = (failure: FailureKind, cause: unknown, retry: () => void) => (
    <Failed {...{ failure, cause, server, source, isPost, dispatch }} onRetry={retry} />
  );
  return (
    <ElementFrame
      className="rk-timeline-element"
      display={attributes}
      layout={fit}
      translations={translations}
      catalogues={catalogues}
      onError={onError}
      renderFailure={retry =>
        failed('failed', null, () => {
          retry();
          onRetry();
        })
      }
    >
      {state.kind === 'loading' && <Placeholders count={isPost || source?.kind === 'status' ? 1 : (limit ?? undefined)} />}
      {state.kind === 'failed' && failed(state.failure, state.cause, onRetry)}
      {state.kind === 'connected' && source !== null && (
        <ElementPostsScreen
          key={state.attempt}
          {...{ source, limit, isLive, hasThread, fit, onReady }}
          connection={state.connection}
        />
      )}
    </ElementFrame>
  );
}

/** More would be out of view. */
const MAX_PLACEHOLDERS = 5;

function Placeholders({ count = MAX_PLACEHOLDERS }: { count?: number | undefined }) {
  const text = useMessages(listMessages);
  return (
    <div className="rk-timeline-content" role="feed" aria-busy="true" aria-label={text.label()}>
      <StatusPlaceholders count={Math.min(count, MAX_PLACEHOLDERS)} />
    </div>
  );
}

interface FailedProps extends Pick<ElementAttributes, 'server' | 'source' | 'isPost'> {
  failure: FailureKind;
  cause: unknown;
  dispatch: Dispatch;
  onRetry(): void;
}

function Failed({ failure, cause, server, source, isPost, dispatch, onRetry }: FailedProps) {
  const onShown = useCallback(
    (message: string) => dispatch('error', { message, kind: failure, cause }),
    [dispatch, failure, cause],
  );
  const host = server === null ? '' : new URL(server).host;
  return <ElementFailure kind={failure} {...{ host, source, isPost }} cause={cause} onShown={onShown} onRetry={onRetry} />;
}
