import type { Account, MuteSettings } from '@rookery/api-client';
import { Select, Switch, useMessages } from '@rookery/ui';
import { QuestionModal, type CloseReason } from '@rookery/ui/modal';
import { useState } from 'react';
import { safetyMessages } from './messages.js';
import { durationParts, muteDurations } from './mute-durations.js';

export type AccountQuestionKind = 'BLOCK' | 'MUTE' | 'UNFOLLOW' | 'BLOCK_DOMAIN';

interface AccountQuestionProps {
  kind: AccountQuestionKind;
  account: Pick<Account, 'acct' | 'domain'>;
  isOpen: boolean;
  isCovered?: boolean;
  /** The server takes a duration of a mute. */
  hasDurations?: boolean;
  /** Answers a block with a report too. Absent: the server takes no reports. */
  onReport?: (() => void) | undefined;
  /** `settings`: those of a mute. */
  onConfirm: (settings: MuteSettings) => void;
  onClose: (reason: CloseReason) => void;
}

const questions = {
  BLOCK: ['blockTitle', 'blockText', 'blockEffect', 'block'],
  MUTE: ['muteTitle', 'muteText', 'muteEffect', 'mute'],
  UNFOLLOW: ['unfollowTitle', 'unfollowText', null, 'unfollow'],
  BLOCK_DOMAIN: ['blockDomainTitle', 'blockDomainText', 'blockDomainEffect', 'blockDomain'],
} as const;

/** Asks before an account is blocked, muted or unfollowed, or its server blocked. An answer closes it first, then acts (MOD-07). */
export function AccountQuestion(props: AccountQuestionProps) {
  const { kind, account, isOpen, isCovered = false, hasDurations = false, onReport, onConfirm, onClose } = props;
  const text = useMessages(safetyMessages);
  const [mute, setMute] = useState<Required<MuteSettings>>({ notifications: true, duration: 0 });
  const { acct, domain } = account;
  const [title, question, effect, button] = questions[kind];
  return (
    <QuestionModal
      isOpen={isOpen}
      isCovered={isCovered}
      onClose={onClose}
      title={text[title]({ acct, domain })}
      cancelText={text.cancel()}
      other={kind === 'BLOCK' && onReport ? { label: text.blockAndReport(), act: onReport } : undefined}
      confirm={{ label: text[button](), act: () => onConfirm(mute) }}
    >
      <p>{text[question]({ acct, domain })}</p>
      {effect !== null && <p>{text[effect]({ acct, domain })}</p>}
      {kind === 'MUTE' && (
        <div className="rk-question-choices">
          <Switch
            label={text.muteNotifications()}
            isOn={mute.notifications}
            onChange={notifications => setMute({ ...mute, notifications })}
          />
          {hasDurations && (
            <Select
              label={text.muteDuration()}
              value={String(mute.duration)}
              options={muteDurations.map(seconds => ({ value: String(seconds), label: durationText(text, seconds) }))}
              onChange={value => setMute({ ...mute, duration: Number(value) })}
            />
          )}
        </div>
      )}
    </QuestionModal>
  );
}

function durationText(text: ReturnType<typeof useMessages<keyof typeof safetyMessages.texts>>, seconds: number): string {
  if (seconds === 0) return text.indefinitely();
  const { unit, count } = durationParts(seconds);
  return text[unit]({ count });
}
