import type { Draft } from '@rookery/store';
import { changeDraft, changePart, type NewId } from '../draft-changes.js';

/** The mentions that a text begins with, and the space behind them. */
const LEADING = /^(?:\s*[@＠][^\s@＠]+(?:@[^\s@]+)?(?=\s|$))+\s*/u;

/** Whether a reply is addressed to none of the others, in its text or beside it. Mentions in its sentences are its author's own. */
export function isToAuthorAlone({ parts, to }: Draft, others: readonly string[]): boolean {
  const isOther = isOneOf(others);
  return ![...leadingHandles(parts[0]?.text ?? ''), ...(to ?? [])].some(isOther);
}

/** Addresses a reply to the author alone, or to the others again. What else was written stays. */
export function addressReply(draft: Draft, others: readonly string[], isAlone: boolean, newId: NewId): Draft {
  const { to, prefilledText, parts } = draft;
  const change = (handles: readonly string[]): readonly string[] =>
    isAlone ? handles.filter(acct => !isOneOf(others)(acct)) : [...handles, ...others.filter(acct => !isOneOf(handles)(acct))];
  if (to !== undefined) return changeDraft(draft, { to: change(to) }, newId);
  const inText = (text: string): string => {
    const rest = text.replace(LEADING, '');
    return change(leadingHandles(text))
      .map(acct => `@${acct} `)
      .join('')
      .concat(rest);
  };
  // A reply that nothing was added to stays empty.
  return { ...changePart(draft, 0, { text: inText(parts[0]?.text ?? '') }, newId), prefilledText: inText(prefilledText) };
}

const leadingHandles = (text: string): string[] =>
  (LEADING.exec(text)?.[0] ?? '').split(/\s+/).flatMap(word => (word === '' ? [] : word.slice(1)));

const isOneOf = (handles: readonly string[]): ((acct: string) => boolean) => {
  const known = new Set(handles.map(acct => acct.toLowerCase()));
  return acct => known.has(acct.toLowerCase());
};
