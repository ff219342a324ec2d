import { Button, Skeleton, useMessages } from '@rookery/ui';
import type { ReactNode } from 'react';
import { chatsMessages } from '../messages.js';

const ROWS = [0.5, 0.35, 0.6];

/** Three rows while a list loads. */
export function RowSkeletons() {
  const text = useMessages(chatsMessages);
  return (
    <output className="rk-chat-skeletons" aria-label={text.loading()}>
      {ROWS.map(share => (
        <span key={share} className="rk-chat-row-skeleton">
          <Skeleton shape="circle" width={42} height={42} />
          <span>
            <Skeleton width={`${share * 80}%`} />
            <Skeleton width={`${share * 130}%`} />
          </span>
        </span>
      ))}
    </output>
  );
}

interface PanelStateProps {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  /** A failure is announced at once. */
  isFailure?: boolean;
}

/** A title, an explanation and the next step, in place of a list or of a chat. */
export function PanelState({ title, description, action, isFailure = false }: PanelStateProps) {
  return (
    <div className="rk-chat-state" role={isFailure ? 'alert' : undefined}>
      <p className="rk-chat-state-title">{title}</p>
      {description && <p>{description}</p>}
      {action}
    </div>
  );
}

/** A failure with its retry button. */
export function FailureState({ title, description, onRetry }: { title: string; description?: string; onRetry: () => void }) {
  const text = useMessages(chatsMessages);
  return (
    <PanelState isFailure title={title} description={description} action={<Button onClick={onRetry}>{text.tryAgain()}</Button>} />
  );
}
