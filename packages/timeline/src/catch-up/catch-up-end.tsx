import { Button, useFormat, useMessages, VisuallyHidden, type Messages } from '@rookery/ui';
import type { ReadTimes } from './read-range.js';
import { catchUpMessages } from './messages.js';
import type { ReadingState } from './use-reading.js';

export interface CatchUpEndProps {
  reading: ReadingState;
  times: ReadTimes;
  /** The place where the reader stopped is known. */
  hasSince: boolean;
  /** The end of a run is announced. */
  isLive?: boolean;
  onStop(): void;
  onContinue(): void;
}

/** How far down the list is read, and the button that stops reading or goes on. */
export function CatchUpEnd({ reading, times, hasSince, isLive = false, onStop, onContinue }: CatchUpEndProps) {
  const text = useMessages(catchUpMessages);
  const format = useFormat();
  const { phase, reason } = reading;
  const isDone = phase === 'reached' || phase === 'ended';
  const sentence = endSentence(text, phase, hasSince, {
    read: times.read === null ? '' : format.date(times.read),
    since: times.since === null ? '' : format.date(times.since),
  });
  const isFailure = phase === 'failed' || phase === 'offline' || phase === 'stuck';
  return (
    <div className="rk-catch-up-end" data-failed={isFailure || undefined}>
      <p>
        {sentence}
        {isFailure && reason !== '' && <bdi> {reason}</bdi>}
      </p>
      {/* The place changes with each page: that is not announced. */}
      {isLive && <VisuallyHidden>{<output>{phase === 'reading' ? '' : sentence}</output>}</VisuallyHidden>}
      {!isDone && (
        <Button
          size="sm"
          variant={phase === 'reading' ? 'secondary' : 'primary'}
          onClick={phase === 'reading' ? onStop : onContinue}
        >
          {phase === 'reading' ? text.stop() : text.goOn()}
        </Button>
      )}
    </div>
  );
}

/** The times as they are shown; '' where one is not known. */
function endSentence(
  text: Messages<keyof typeof catchUpMessages.texts>,
  phase: ReadingState['phase'],
  hasSince: boolean,
  { read, since }: { read: string; since: string },
): string {
  if (phase === 'reached') return since === '' ? text.reachedPlace() : text.reached({ time: since });
  if (phase === 'ended' && !hasSince) return text.endedWhole();
  if (read === '') return phase === 'reading' ? text.start() : phase === 'ended' ? text.endedWhole() : text.nothingRead();
  return text[phase]({ time: read });
}
