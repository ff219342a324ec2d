import type { ComposeModalProps } from '@rookery/compose/modal';
import { actingMessages } from '@rookery/people/dialogs';
import { useMessages } from '@rookery/ui';
import { useMemo, type ComponentType } from 'react';
import { AsOtherAccount } from '../session/other-accounts.js';
import type { ComposerScreenProps } from './composer.screen.js';

/** The parts of the composer, which the host of the modals has. */
export interface ComposerParts {
  ComposeModal: ComponentType<ComposeModalProps>;
  Composer: ComponentType<ComposerScreenProps>;
  Drafts: ComposeModalProps['Drafts'];
}

interface ComposerAsProps extends Pick<ComposeModalProps, 'isOpen' | 'isCovered' | 'intent' | 'onClose' | 'onChange'> {
  sessionId: string;
  parts: ComposerParts;
}

/** The composer of another account: its drafts, its outbox and its server. */
export function ComposerAs({ sessionId, parts, ...shown }: ComposerAsProps) {
  const { ComposeModal, Composer, Drafts } = parts;
  // Another component would be another composer.
  const ComposerOfAccount = useMemo<ComposeModalProps['Composer']>(
    () => props => (
      <>
        <WritesAs handle={sessionId} />
        <Composer {...props} account={sessionId} />
      </>
    ),
    [Composer, sessionId],
  );
  return (
    <AsOtherAccount sessionId={sessionId}>
      <ComposeModal {...shown} Composer={ComposerOfAccount} Drafts={Drafts} onTurn={() => undefined} />
    </AsOtherAccount>
  );
}

function WritesAs({ handle }: { handle: string }) {
  return <p className="rk-acting-writes">{useMessages(actingMessages).writes({ handle })}</p>;
}
