import type { Filter } from '@rookery/api-client';
import { anAccount, aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  deviceFilter,
  draftFault,
  draftOf,
  emptyDraft,
  filterSettings,
  filterSettingsV1,
  isChangedDraft,
  withStart,
  type FilterDraft,
} from './filter-draft.js';

const boats: Filter = {
  id: '3',
  title: 'Boats',
  context: ['home', 'thread'],
  filter_action: 'hide',
  expires_at: '2026-11-21T00:00:00Z',
  keywords: [
    { id: '31', keyword: 'ferry', whole_word: true },
    { id: '32', keyword: 'ship', whole_word: false },
  ],
  statuses: [{ id: '1', status_id: '77' }],
};
const word = (keyword: string, id: string | null = null, whole_word = true) => ({ id, keyword, whole_word });
const draft = (fields: Partial<FilterDraft> = {}): FilterDraft => ({
  ...emptyDraft,
  title: 'Boats',
  keywords: [word('ferry')],
  ...fields,
});

describe('draftOf', () => {
  it('[HINT-05] edits a filter without changing it', () => {
    expect(draftOf(boats)).toMatchObject({ id: '3', statusIds: ['77'], context: ['home', 'thread'], expires: 'kept' });
    expect(filterSettings(draftOf(boats), boats)).toEqual({
      title: 'Boats',
      context: ['home', 'thread'],
      filter_action: 'hide',
      keywords_attributes: [],
    });
  });

  it('[HINT-05] has a field for the first word, and every context of a filter that names none', () => {
    const edited = draftOf({ ...boats, keywords: [], context: [], expires_at: null });
    expect([edited.keywords, edited.context, edited.expires]).toEqual([emptyDraft.keywords, emptyDraft.context, null]);
  });

  it('[HINT-05] leaves out contexts that it does not know', () => {
    expect(draftOf({ ...boats, context: ['moon', 'home'] }).context).toEqual(['home']);
  });
});

describe('withStart', () => {
  it('[HINT-05] begins with the words that were chosen', () => {
    expect(withStart(emptyDraft, { kind: 'words', words: ' #ferry \n late ' })).toMatchObject({
      title: '#ferry late',
      keywords: [{ keyword: '#ferry late' }],
    });
  });

  it('[HINT-05] adds words to a filter once', () => {
    const once = withStart(draftOf(boats), { kind: 'words', words: 'tram' });
    expect(once.keywords.map(({ keyword }) => keyword)).toEqual(['ferry', 'ship', 'tram']);
    expect(withStart(once, { kind: 'words', words: 'TRAM' }).keywords).toHaveLength(3);
    expect(once.title).toBe('Boats');
  });

  it('[HINT-05] begins with a post, titled by its text, else by its author', () => {
    const start = (content: string) =>
      withStart(emptyDraft, { kind: 'post', status: aStatus({ id: '5', content, account: anAccount({ acct: 'lev' }) }) });
    expect(start('<p>Late <b>again</b></p>')).toMatchObject({ title: 'Late again', statusIds: ['5'] });
    expect(start('').title).toBe('@lev');
    expect(start(`<p>${'🚢'.repeat(60)}</p>`).title).toBe(`${'🚢'.repeat(20)}…`);
    expect(withStart(draftOf(boats), { kind: 'post', status: aStatus({ id: '77' }) }).statusIds).toEqual(['77']);
  });
});

describe('draftFault', () => {
  it('[HINT-05] wants a title, a word or a post, and a context', () => {
    expect(draftFault(draft(), 'server')).toBeNull();
    expect(draftFault(draft({ title: ' ' }), 'server')).toBe('title');
    expect(draftFault(draft({ keywords: [word(' ')] }), 'device')).toBe('words');
    expect(draftFault(draft({ keywords: [], statusIds: ['5'] }), 'server')).toBeNull();
    expect(draftFault(draft({ context: [] }), 'server')).toBe('context');
  });

  it('[HINT-05] wants a phrase and no title where a filter is one phrase', () => {
    expect(draftFault(draft({ title: '' }), 'phrases')).toBeNull();
    expect(draftFault(draft({ keywords: [], statusIds: ['5'] }), 'phrases')).toBe('words');
  });
});

describe('isChangedDraft', () => {
  it('[HINT-05] tells a form that was typed in', () => {
    expect(isChangedDraft(draft(), draft())).toBe(false);
    expect(isChangedDraft(draft({ keywords: [word('ferry'), word('')] }), draft())).toBe(true);
  });
});

describe('filterSettings', () => {
  it('[HINT-05] sends the words that are new, changed and removed', () => {
    const edited = { ...draftOf(boats), keywords: [word('ferry', '31', false), word('tram'), word(' ')] };
    expect(filterSettings(edited, boats).keywords_attributes).toEqual([
      { id: '31', keyword: 'ferry', whole_word: false },
      { keyword: 'tram', whole_word: true },
      { id: '32', _destroy: true },
    ]);
  });

  it('[HINT-05] sends no word twice that an earlier attempt has saved', () => {
    const again = draft({ id: '3', keywords: [word('ferry'), word('ship', null, false), word('ship')] });
    expect(filterSettings(again, boats).keywords_attributes).toEqual([{ keyword: 'ship', whole_word: true }]);
  });

  it('[HINT-05] sends an end only where one was chosen', () => {
    expect(filterSettings(draft({ expires: 'kept' }), boats)).not.toHaveProperty('expires_in');
    expect(filterSettings(draft({ expires: null }), boats).expires_in).toBeNull();
    expect(filterSettings(draft({ expires: 60 }), null).expires_in).toBe(60);
  });

  it('[HINT-05] is one phrase on servers of the first version', () => {
    expect(filterSettingsV1(draft({ keywords: [word(''), word(' ferry ')], filter_action: 'hide' }))).toEqual({
      phrase: 'ferry',
      whole_word: true,
      context: emptyDraft.context,
      irreversible: true,
      expires_in: null,
    });
  });
});

describe('deviceFilter', () => {
  it('[HINT-05] ends when it did, never, or after the chosen time', () => {
    const endOf = (expires: FilterDraft['expires'], before: Filter | null = boats) =>
      deviceFilter(draft({ expires }), 'device-1', before, 0).expires_at;
    expect([endOf('kept'), endOf('kept', null), endOf(null), endOf(60)]).toEqual([
      boats.expires_at,
      null,
      null,
      '1970-01-01T00:01:00.000Z',
    ]);
  });

  it('[HINT-05] has the words and the posts of the draft', () => {
    expect(deviceFilter(draft({ statusIds: ['5'], keywords: [word('a'), word('')] }), 'device-1', null, 0)).toMatchObject({
      id: 'device-1',
      keywords: [{ keyword: 'a' }],
      statuses: [{ status_id: '5' }],
    });
  });
});
