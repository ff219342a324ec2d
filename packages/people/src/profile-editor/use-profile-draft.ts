import type { Account } from '@rookery/api-client';
import { useState } from 'react';
import { hasChanges, savedProfile, type ProfileDraft } from './profile-draft.js';

/** The unsaved changes of this page visit, by account: leaving the page and coming back finds them. */
const unsaved = new Map<string, ProfileDraft>();

/** The own profile as it is being edited, wherever it is edited. */
export function useProfileDraft(account: Account) {
  const saved = savedProfile(account);
  const [draft, setDraft] = useState(() => unsaved.get(account.id) ?? saved);
  return {
    draft,
    isChanged: hasChanges(saved, draft),
    change(change: Partial<ProfileDraft>): void {
      const next = { ...draft, ...change };
      unsaved.set(account.id, next);
      setDraft(next);
    },
    /** The draft is as it is saved: its changes were sent, or discarded. */
    settle(next: Account = account): void {
      unsaved.delete(account.id);
      setDraft(savedProfile(next));
    },
  };
}
