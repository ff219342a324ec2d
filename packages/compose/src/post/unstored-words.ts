import { browserStorage } from '@rookery/api-client';
import type { NewId } from './draft-changes.js';
import type { Draft, DraftPart } from '@rookery/store';

/** The key in the tab's session storage begins with this; the id of the draft follows. */
const WORDS_KEY = 'rookery:unstored-words:';

type WordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/**
 * Keeps the words of a draft while its page closes: a database takes longer than a page has left, so a key typed just before would be lost.
 */
export function keepWords(storage: WordStorage, { id, parts }: Draft): void {
  try {
    storage?.setItem(WORDS_KEY + id, JSON.stringify(parts.map(({ text, spoilerText }) => [text, spoilerText])));
  } catch {
    // The database alone has them then.
  }
}

/** The words are in the database. */
export function forgetWords(storage: WordStorage, draftId: string): void {
  storage?.removeItem(WORDS_KEY + draftId);
}

/** The stored draft with the words that were kept while its page closed. A draft that changes gets new keys. */
export function withKeptWords(storage: WordStorage, draft: Draft, newId: NewId): Draft {
  const words = readWords(storage?.getItem(WORDS_KEY + draft.id) ?? null);
  if (words === null || words.length !== draft.parts.length) return draft;
  const parts = draft.parts.map((part, index) => {
    const [text = part.text, spoilerText = part.spoilerText] = words[index] ?? [];
    return text === part.text && spoilerText === part.spoilerText ? part : { ...part, text, spoilerText, id: newId() };
  });
  return parts.every((part, index) => part === draft.parts[index]) ? draft : { ...draft, parts };
}

/** The posts of a draft that no database had when its page closed; null: no words of it were kept. */
export function keptParts(storage: WordStorage, draftId: string): readonly Pick<DraftPart, 'text' | 'spoilerText'>[] | null {
  const words = readWords(storage?.getItem(WORDS_KEY + draftId) ?? null);
  return words === null || words.length === 0 ? null : words.map(([text, spoilerText]) => ({ text, spoilerText }));
}

/** Whether words of a draft were kept while its page closed (CMP-02). */
export const hasUnstoredWords = (draftId: string): boolean =>
  keptParts(browserStorage('session'), draftId)?.some(({ text, spoilerText }) => text !== '' || (spoilerText ?? '') !== '') ===
  true;

function readWords(stored: string | null): readonly (readonly [string, string | null])[] | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return Array.isArray(value) && value.every(isWords) ? value : null;
  } catch {
    return null;
  }
}

function isWords(value: unknown): value is [string, string | null] {
  if (!Array.isArray(value)) return false;
  const [text, spoilerText] = value as readonly unknown[];
  return typeof text === 'string' && (spoilerText === null || typeof spoilerText === 'string');
}
