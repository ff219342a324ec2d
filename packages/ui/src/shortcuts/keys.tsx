import { useMessages } from '../i18n/messages-provider.js';
import { Fragment } from 'react';
import { keyName } from './key-names.js';
import { keyboardMessages } from './messages.js';

/** Keys as they stand on the keyboard, each way to a command after the other. */
export function Keys({ keys }: { keys: readonly string[] }) {
  const text = useMessages(keyboardMessages);
  if (keys.length === 0) return <span className="rk-no-key">{text.noKey()}</span>;
  return (
    <span className="rk-keys">
      {keys.map((way, index) => (
        <Fragment key={way}>
          {index > 0 && <i>{text.or()}</i>}
          {way.split(' ').map((key, part) => (
            <Fragment key={part}>
              {part > 0 && <i>{text.afterwards()}</i>}
              <kbd dir="ltr">{keyName(key, text)}</kbd>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
