import type { Store } from '@rookery/ui';
import { useState } from 'react';
import { hasUndescribedMedia, sendRefusal, type SendRefusal, type SendRules } from './composer-rules.js';
import type { Draft } from '@rookery/store';

/**
 * Attempts to send a draft. Keeps why the last one was refused, and whether the person was asked for missing descriptions: they are asked
 * once.
 *
 * @param onSend Null while the draft is being sent.
 */
export function useSendAttempt(draft: Store<Draft>, rules: SendRules, asksForDescriptions: boolean, onSend: (() => void) | null) {
  const [refusal, setRefusal] = useState<SendRefusal | null>(null);
  const [isAsked, setAsked] = useState(false);

  function send(): void {
    const reason = sendRefusal(draft.get(), rules);
    setRefusal(reason);
    if (reason !== null || onSend === null) return;
    if (asksForDescriptions && !isAsked && hasUndescribedMedia(draft.get())) setAsked(true);
    else onSend();
  }

  return { refusal, isAsked, send };
}
