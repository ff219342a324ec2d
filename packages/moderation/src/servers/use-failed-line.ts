import type { JobFailure } from '@rookery/store';
import { useFormat, useMessages } from '@rookery/ui';
import type { FailedLine } from '@rookery/ui/job-card';
import { batchMessages } from '../batch/messages.js';
import type { BlockLine, LineFault } from './block-file.js';
import { serversMessages } from './messages.js';

const faults: ReadonlyMap<string | null, LineFault> = new Map(
  (['badDomain', 'badOwn', 'badSeverity', 'tooLong'] as const).map(fault => [fault, fault]),
);

/** Returns a function that says which line of a file failed, and why. */
export function useFailedLine(): (failure: JobFailure<BlockLine>) => FailedLine {
  const text = useMessages(serversMessages);
  const words = useMessages(batchMessages);
  const format = useFormat();
  return ({ line: { number, draft }, text: given, reason }) => {
    const fault = faults.get(reason);
    const ownWords = fault === undefined ? (reason === 'no-answer' ? words.noAnswer() : words.refused()) : text[fault]();
    return {
      key: String(number),
      name: text.line({ number: format.number(number), domain: draft.domain }),
      reason: given ?? ownWords,
    };
  };
}
