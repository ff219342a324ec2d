import { Button } from '../button/button.js';
import { useMessages } from '../i18n/messages-provider.js';
import { messages } from '../messages.js';

export interface ErrorStateProps {
  title: string;
  description?: string;
  /** Absent: there is nothing to try again. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Says what happened in one line and offers the way to try again. */
export function ErrorState({ title, description, onRetry, isRetrying }: ErrorStateProps) {
  const text = useMessages(messages);
  return (
    <div className="rk-state" role="alert">
      <p className="rk-state-title">{title}</p>
      {description && <p>{description}</p>}
      {onRetry && (
        <Button isPending={isRetrying} onClick={onRetry}>
          {text.tryAgain()}
        </Button>
      )}
    </div>
  );
}
