import { listText, useFormattingLocale, useMessages } from '@rookery/ui';
import { pollMessages } from './messages.js';
import { durationOf, type Duration, type PollLimits, type PollProblem } from './poll-rules.js';

const units = ['days', 'hours', 'minutes'] as const satisfies readonly (keyof Duration)[];

/** Returns a function that says in words why a poll cannot be sent. */
export function usePollText(limits: PollLimits): (problem: PollProblem) => string {
  const text = useMessages(pollMessages);
  const locale = useFormattingLocale();
  const lasting = (seconds: number): string => {
    const duration = durationOf(seconds);
    // The two largest parts: a month as servers have it is 30 days, 10 hours and 29 minutes.
    const shown = units.filter(unit => duration[unit] > 0).slice(0, 2);
    const parts = (shown.length === 0 ? (['minutes'] as const) : shown).map(unit => text[unit]({ count: duration[unit] }));
    return listText(parts, locale, 'unit');
  };
  return problem => {
    switch (problem.kind) {
      case 'too-few':
        return text.tooFew();
      case 'empty':
        return text.optionEmpty({ number: problem.option + 1 });
      case 'too-many':
        return text.tooMany({ limit: limits.maxOptions });
      case 'repeated':
        return text.repeated({ number: problem.option + 1 });
      case 'too-long':
        return text.tooLong({ number: problem.option + 1, limit: limits.maxOptionCharacters });
      case 'ends-too-soon':
        return text.endsTooSoon({ limit: lasting(limits.minSeconds) });
      case 'ends-too-late':
        return text.endsTooLate({ limit: lasting(limits.maxSeconds) });
    }
  };
}
