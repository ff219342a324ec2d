import { useMessages, useStore, VisuallyHidden, type Store } from '@rookery/ui';
import { countedLength, type CountRules } from './counted-length.js';
import type { Draft } from './draft.js';
import { composeMessages } from './messages.js';

interface RemainingCharactersProps {
  id: string;
  draft: Store<Draft>;
  /** Index of the part that is counted. */
  part: number;
  rules: CountRules;
}

const RADIUS = 9;
const LENGTH = 2 * Math.PI * RADIUS;

/** The remaining characters as a ring and a number; a negative number in the danger colour. @selector [data-over] */
export function RemainingCharacters({ id, draft, part, rules }: RemainingCharactersProps) {
  const text = useMessages(composeMessages);
  const used = useStore(draft, ({ parts }) => {
    const counted = parts[part];
    return counted === undefined ? 0 : countedLength(counted.text, counted.spoilerText, rules);
  });
  const remaining = rules.maxCharacters - used;
  const share = Math.min(1, used / Math.max(1, rules.maxCharacters));
  return (
    <span className="rk-compose-count" data-over={remaining < 0 || undefined}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <circle cx="12" cy="12" r={RADIUS} />
        <circle cx="12" cy="12" r={RADIUS} strokeDasharray={`${share * LENGTH} ${LENGTH}`} transform="rotate(-90 12 12)" />
      </svg>
      <span aria-hidden="true">{text.count({ count: remaining })}</span>
      <VisuallyHidden>
        <span id={id}>{remaining < 0 ? text.over({ count: -remaining }) : text.remaining({ count: remaining })}</span>
      </VisuallyHidden>
    </span>
  );
}
