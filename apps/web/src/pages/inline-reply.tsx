import { InlineReplyScreen, type InlineReplyProps } from '@rookery/compose/reply';
import { useSettings } from '../settings/settings-provider.js';
import '@rookery/compose/styles.css';

/** The composer of a reply in the page of a thread. Its code loads with the first. */
export function InlineReply(props: InlineReplyProps) {
  return <InlineReplyScreen {...props} undoMs={useSettings().settings.undoSendSeconds * 1000} />;
}
