import { anAccount, aStatus } from '@rookery/api-client/testing';
import { isEmptyDraft, type Draft } from '@rookery/store';
import { anEmptyDraft as aDraft, anEmptyPart as aPart, ids } from '@rookery/store/testing';
import { describe, expect, it } from 'vitest';
import { otherMentions } from '../draft-starts.js';
import { addressReply, isToAuthorAlone } from './addressed-reply.js';

const mention = (acct: string) => ({ id: acct, username: acct, acct, url: '' });
const post = aStatus({
  id: '9',
  account: anAccount({ id: '2', acct: 'edda@tram.example' }),
  mentions: [mention('mara'), mention('noor@hoshi.example'), mention('ilse')],
});
const others = ['noor@hoshi.example', 'ilse'];
const all = '@edda@tram.example @noor@hoshi.example @ilse ';
const reply = (text: string, change: Partial<Draft> = {}): Draft =>
  aDraft({ inReplyToId: '9', prefilledText: all, parts: [aPart({ text })], ...change });
const textOf = (draft: Draft) => draft.parts[0]?.text;

describe('otherMentions', () => {
  it('has the accounts beside the author, without oneself', () => {
    expect(otherMentions(post, 'mara')).toEqual(others);
  });

  it('has none where the author alone is addressed, or is oneself', () => {
    expect(otherMentions({ ...post, mentions: [mention('mara')] }, 'mara')).toEqual([]);
    expect(otherMentions(post, 'edda@tram.example')).toEqual([]);
  });
});

describe('a reply in whose text the mentions are', () => {
  it('is addressed to the author alone, and to all again', () => {
    const alone = addressReply(reply(`${all}Which box?`), others, true, ids());
    expect(textOf(alone)).toBe('@edda@tram.example Which box?');
    expect(isToAuthorAlone(alone, others)).toBe(true);
    const again = addressReply(alone, others, false, ids());
    expect(textOf(again)).toBe(`${all}Which box?`);
    expect(isToAuthorAlone(again, others)).toBe(false);
  });

  it('stays empty where nothing was written', () => {
    const alone = addressReply(reply(all), others, true, ids());
    expect(isEmptyDraft(alone)).toBe(true);
    expect(isEmptyDraft(addressReply(alone, others, false, ids()))).toBe(true);
  });

  it('keeps mentions of its sentences, and one that the author of the reply added', () => {
    const draft = reply(`@Noor@Hoshi.example @edda@tram.example @lev\nAsk @ilse, and @noor@hoshi.example`);
    expect(textOf(addressReply(draft, others, true, ids()))).toBe('@edda@tram.example @lev Ask @ilse, and @noor@hoshi.example');
  });

  it('gets the mentions again that were removed by hand', () => {
    expect(textOf(addressReply(reply('Which box?'), others, false, ids()))).toBe('@noor@hoshi.example @ilse Which box?');
    expect(isToAuthorAlone(reply('Which box, @ilse?'), others)).toBe(true);
  });

  it('[POST-01] gets a new idempotency key', () => {
    const draft = reply(all);
    expect(addressReply(draft, others, true, ids()).parts[0]?.id).not.toBe(draft.parts[0]?.id);
  });
});

describe('a reply with recipients beside the text', () => {
  it('loses and gets the others, and no other recipient', () => {
    const draft = reply('Which box?', { to: ['edda@tram.example', 'ILSE', 'noor@hoshi.example', 'quoted@tram.example'] });
    const alone = addressReply(draft, others, true, ids());
    expect(alone.to).toEqual(['edda@tram.example', 'quoted@tram.example']);
    expect(textOf(alone)).toBe('Which box?');
    expect(addressReply(alone, others, false, ids()).to).toEqual([
      'edda@tram.example',
      'quoted@tram.example',
      'noor@hoshi.example',
      'ilse',
    ]);
  });
});
