import { useMessages, useStore, type Store } from '@rookery/ui';
import { hasUndescribedMedia, sendRefusal, type SendRefusal, type SendRules } from './composer-rules.js';
import type { Draft } from '@rookery/store';
import type { SaveState } from '@rookery/store/drafts';
import { composeMessages } from './messages.js';

interface ComposerNotesProps {
  draft: Store<Draft>;
  rules: SendRules;
  saveState: Store<SaveState>;
  /** Whether the browser keeps drafts. */
  isDurable: boolean;
  /** Why the last attempt to send was refused. It is shown until the reason is gone. */
  refusal: SendRefusal | null;
  /** Whether the person was asked for missing descriptions and may send without them. */
  isAsked: boolean;
  /** Why the draft could not be handed over. */
  error: string | null;
}

const refusalTexts = {
  'too-long': 'refusalTooLong',
  description: 'refusalDescription',
  poll: 'refusalPoll',
  'poll-and-media': 'refusalPollAndMedia',
  schedule: 'refusalSchedule',
} as const satisfies Record<Exclude<SendRefusal, 'empty'>, string>;

/** Why the draft is not sent or not stored, announced politely. */
export function ComposerNotes({ draft, rules, saveState, isDurable, refusal, isAsked, error }: ComposerNotesProps) {
  const text = useMessages(composeMessages);
  const current = useStore(draft, state => sendRefusal(state, rules));
  const isFailed = useStore(saveState, state => state === 'failed');
  const isUndescribed = useStore(draft, hasUndescribedMedia);
  const shown = current === 'too-long' || current === refusal ? current : null;
  return (
    <div className="rk-compose-notes" aria-live="polite">
      {shown !== null && shown !== 'empty' && <p data-kind="error">{text[refusalTexts[shown]]()}</p>}
      {isAsked && isUndescribed && <p>{text.undescribed()}</p>}
      {error !== null && <p data-kind="error">{error}</p>}
      {isFailed && <p data-kind="error">{text.notSaved()}</p>}
      {!isDurable && !isFailed && <p>{text.notDurable()}</p>}
    </div>
  );
}
