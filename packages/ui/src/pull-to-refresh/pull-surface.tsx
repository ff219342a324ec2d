import { RefreshCw } from 'lucide-react';
import { useLayoutEffect, type RefObject } from 'react';
import { useMessages } from '../i18n/messages-provider.js';
import { messages } from '../messages.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { indicatorOpacity, pullOffset, type PullState } from './pull-state.js';

interface PullSurfaceProps {
  state: PullState;
  /** The element that moves. */
  content: RefObject<HTMLElement | null>;
  /** Reduced motion: nothing moves or turns, the indicator shows. */
  isStill: boolean;
}

/** A pull on screen: the displaced content, and the indicator in the space above it. */
export function PullSurface({ state, content, isStill }: PullSurfaceProps) {
  const text = useMessages(messages);
  const offset = isStill ? 0 : pullOffset(state);
  useLayoutEffect(() => {
    // At rest the property is removed: a translated element is the containing block of fixed descendants.
    placeContent(content.current, state.kind, state.kind === 'idle' || isStill ? null : offset);
  }, [content, state.kind, offset, isStill]);
  useLayoutEffect(() => {
    const element = content.current;
    return () => placeContent(element, 'idle', null);
  }, [content]);
  return (
    <div className="rk-pull-indicator" data-pull={state.kind} style={{ opacity: indicatorOpacity(state) }}>
      <RefreshCw
        size={30}
        strokeWidth={1.85}
        aria-hidden="true"
        style={isStill || state.kind === 'refreshing' ? undefined : { rotate: `${pullOffset(state) * 3}deg` }}
      />
      <output>{state.kind === 'refreshing' && <VisuallyHidden>{text.loading()}</VisuallyHidden>}</output>
    </div>
  );
}

function placeContent(element: HTMLElement | null, kind: PullState['kind'], offset: number | null): void {
  if (element === null) return;
  element.dataset['pull'] = kind;
  element.style.translate = offset === null ? '' : `0px ${offset}px`;
}
