import { DisplayName, filledMessage, places, type MessageValues, type RichEmoji } from '@rookery/ui';

/** Two lines of a phone, in UTF-16 units. */
const LONGEST_NAME = 60;

interface NamedSentenceProps {
  /** A message with `name`. */
  sentence(values: MessageValues): string;
  name: string;
  emojis?: readonly RichEmoji[];
}

/** A sentence about an account. Its name does not turn the direction of the sentence; the title of a long one has all of it. */
export function NamedSentence({ sentence, name, emojis = [] }: NamedSentenceProps) {
  const first = <DisplayName name={name} emojis={emojis} longest={LONGEST_NAME} />;
  return <span className="rk-named-sentence">{filledMessage(sentence({ name: places.first }), { first })}</span>;
}
