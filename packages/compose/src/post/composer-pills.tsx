import { useStore, type Store } from '@rookery/ui';
import { useState } from 'react';
import { offeredVisibilities } from './composer-rules.js';
import { changeDraft, type NewId } from './draft-changes.js';
import type { Draft } from '@rookery/store';
import { LanguagePill, type LanguagePillProps } from './language/language-pill.js';
import { LazyScheduleField, LazySchedulePill } from './lazy-parts.js';
import { VisibilityPill } from './visibility-pill.js';

export interface ComposerPillsProps extends Pick<LanguagePillProps, 'automatic' | 'preferred'> {
  draft: Store<Draft>;
  newId: NewId;
  now: () => number;
  hasScopes: boolean;
  isSending: boolean;
}

/** Visibility, language and scheduled time of a draft. */
export function ComposerPills({ draft, newId, now, hasScopes, isSending, automatic, preferred }: ComposerPillsProps) {
  const visibility = useStore(draft, state => state.visibility);
  const language = useStore(draft, state => state.language);
  const scheduledAt = useStore(draft, state => state.scheduledAt);
  const isEdit = useStore(draft, state => state.editedId !== null);
  const [isScheduleOpen, setScheduleOpen] = useState(true);
  const change = (changed: Parameters<typeof changeDraft>[1]) => draft.set(state => changeDraft(state, changed, newId));
  return (
    <>
      <div className="rk-compose-pills">
        <VisibilityPill
          value={visibility}
          offered={offeredVisibilities(visibility, hasScopes)}
          onChange={next => change({ visibility: next })}
          isDisabled={isEdit || isSending}
        />
        <LanguagePill
          value={language}
          automatic={automatic}
          preferred={preferred}
          onChange={next => change({ language: next })}
          isDisabled={isSending}
        />
        {scheduledAt !== null && (
          <LazySchedulePill
            value={scheduledAt}
            now={now}
            isOpen={isScheduleOpen}
            onOpenChange={setScheduleOpen}
            onRemove={() => change({ scheduledAt: null })}
            isDisabled={isSending}
          />
        )}
      </div>
      {scheduledAt !== null && isScheduleOpen && (
        <LazyScheduleField value={scheduledAt} onChange={next => change({ scheduledAt: next })} now={now} />
      )}
    </>
  );
}
