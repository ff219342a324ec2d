import { DraftsScreen as Drafts, storeRedraft, type DraftsScreenProps } from '@rookery/compose/drafts';
import { InlineReplyScreen, type InlineReplyProps } from '@rookery/compose/reply';
import { ModalComposerScreen, type ModalComposerScreenProps } from '@rookery/compose/modal';
import { useCallback } from 'react';
import { useSession } from '../session/session-provider.js';
import { useSettings } from '../settings/settings-provider.js';
import { typedAhead, typingSubject } from './typed-ahead.dom.js';
import '@rookery/compose/drafts.css';
import '@rookery/compose/styles.css';

/* The composers and the list of drafts: one file. */
export { storeRedraft };

export interface ComposerScreenProps extends Omit<ModalComposerScreenProps, 'account' | 'undoMs' | 'takeTyped'> {
  /** The session of another account, which the nearest providers are of. Default: the account shown. */
  account?: string;
}

/** The composer of an intent, with what was typed before it was there. */
export function ComposerScreen(props: ComposerScreenProps) {
  const { intent } = props;
  const account = useSession().session?.id ?? '';
  const takeTyped = useCallback(() => typedAhead.take(typingSubject(intent)), [intent]);
  const { undoSendSeconds } = useSettings().settings;
  return <ModalComposerScreen account={account} {...props} undoMs={undoSendSeconds * 1000} takeTyped={takeTyped} />;
}

/** The composer of a reply in the page of a thread. */
export function InlineReply(props: InlineReplyProps) {
  return <InlineReplyScreen {...props} undoMs={useSettings().settings.undoSendSeconds * 1000} />;
}

/** The drafts of the account, with the way to its scheduled posts. */
export function DraftsScreen({ onOpen }: Pick<DraftsScreenProps, 'onOpen'>) {
  return <Drafts onOpen={onOpen} scheduledHref="/scheduled_statuses" />;
}
