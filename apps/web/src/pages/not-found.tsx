import { BlankState, Link, useMessages } from '@rookery/ui';
import { pageMessages } from './messages.js';

/** What an unknown address shows. Spec 2. */
export function NotFound() {
  const text = useMessages(pageMessages);
  return (
    <BlankState
      title={text.notFoundText()}
      action={
        <Link className="rk-button" data-variant="primary" data-size="md" href="/">
          {text.wayHome()}
        </Link>
      }
    />
  );
}
