import type { Poll } from '@rookery/api-client';
import { DisplayName } from '@rookery/ui';

/** The options of a poll in the place that the poll takes when its code has loaded. */
export function PollOutline({ poll }: { poll: Poll }) {
  return (
    <div className="rk-poll" aria-busy="true">
      <ul>
        {poll.options.map(({ title }, index) => (
          <li key={index}>
            <span className="rk-poll-mark" />
            <DisplayName name={title} emojis={poll.emojis} />
            <span className="rk-poll-share" />
          </li>
        ))}
      </ul>
      <p />
    </div>
  );
}
