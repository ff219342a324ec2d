import { mediaLimits } from '@rookery/store/drafts';
import { ApiError } from '@rookery/api-client';
import { anAccount, anInstance } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  hasChanges,
  moveField,
  profileChanges,
  profileFaults,
  profileLimits,
  refusedInput,
  removedPictures,
  savedProfile,
  type ProfileDraft,
} from './profile-draft.js';

const saved = savedProfile(anAccount({ display_name: 'Mara' }));
const draft = (change: Partial<ProfileDraft>): ProfileDraft => ({ ...saved, ...change });
const field = (key: string, name: string, value = 'v') => ({ key, name, value });
const limits = { name: 3, note: 5, fields: 2, fieldName: 4, fieldValue: 4, tags: null, pictures: mediaLimits(undefined) };

describe('[HINT-03] editing a profile', () => {
  it('sends nothing when nothing changed', () => {
    expect(profileChanges(saved, draft({}))).toEqual({});
    expect(hasChanges(saved, draft({ fields: [field('new', ' ', '')] }))).toBe(false);
  });

  it('sends the changed values alone', () => {
    expect(profileChanges(saved, draft({ note: 'Boats', locked: true }))).toEqual({ note: 'Boats', locked: true });
  });

  it.each([
    'locked',
    'bot',
    'discoverable',
    'hide_collections',
    'hide_followers',
    'hide_follows',
    'hide_followers_count',
    'hide_follows_count',
  ] as const)('sends the switch %s when it was turned', name => {
    expect(profileChanges(saved, draft({ [name]: !saved[name] }))).toEqual({ [name]: !saved[name] });
  });

  it.each(['display_name', 'note', 'avatar_description', 'header_description'] as const)('sends the text %s', name => {
    expect(profileChanges(saved, draft({ [name]: 'Words' }))).toEqual({ [name]: 'Words' });
  });

  it('sends new pictures, and removes each by itself', () => {
    const avatar = new Blob(['a']);
    expect(profileChanges(saved, draft({ avatar, header: 'removed' }))).toEqual({ avatar });
    expect(removedPictures(draft({ avatar, header: 'removed' }))).toEqual(['header']);
    expect(removedPictures(draft({ avatar: 'removed', header: 'removed' }))).toEqual(['avatar', 'header']);
    expect(removedPictures(saved)).toEqual([]);
  });

  it('gives each saved field a key of its own', () => {
    const source = {
      ...anAccount().source,
      fields: [field('', 'A'), field('', 'B')].map(({ name, value }) => ({ name, value, verified_at: null })),
    };
    const { fields } = savedProfile(anAccount({ source } as Parameters<typeof anAccount>[0]));
    expect(fields.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(new Set(fields.map(({ key }) => key)).size).toBe(2);
  });

  it('finds texts that are longer than the limits, by characters', () => {
    const faults = (change: Partial<ProfileDraft>) => Object.fromEntries(profileFaults(draft(change), limits));
    expect(faults({ display_name: '🦉🦉🦉', note: '12345', fields: [field('a', '1234', '1234')] })).toEqual({});
    expect(faults({ display_name: '1234', note: '123456' })).toEqual({ display_name: 'tooLong', note: 'tooLong' });
    expect(faults({ display_name: '', fields: [field('a', '12345', '1'), field('b', '1', '12345')] })).toEqual({
      a: 'tooLong',
      b: 'tooLong',
    });
  });

  it('sends all fields when one changed, without empty rows', () => {
    const fields = [field('a', ' Zine '), field('b', '', '')];
    expect(profileChanges(saved, draft({ fields }))).toEqual({ fields: [{ name: 'Zine', value: 'v' }] });
  });

  it('sends no fields when they were removed and added again', () => {
    const one = draft({ fields: [field('a', 'Zine')] });
    expect(profileChanges(one, draft({ fields: [field('b', 'Zine')] }))).toEqual({});
  });

  it('counts a removed picture as a change of its own', () => {
    const removed = draft({ avatar: 'removed' });
    expect(profileChanges(saved, removed)).toEqual({});
    expect(removedPictures(removed)).toEqual(['avatar']);
    expect(hasChanges(saved, removed)).toBe(true);
  });

  it.each([
    ['abc', undefined],
    ['abcd', 'tooLong'],
    ['🦉🦉🦉', undefined],
  ] as const)('counts characters of %s against the limit', (name, fault) => {
    expect(profileFaults(draft({ display_name: name }), limits).get('display_name')).toBe(fault);
  });

  it('finds a value without a name', () => {
    const faults = profileFaults(draft({ display_name: '', fields: [field('a', '')] }), limits);
    expect(Object.fromEntries(faults)).toEqual({ a: 'nameMissing' });
  });

  it('moves a field by one row, and not past an end', () => {
    const fields = [field('a', 'A'), field('b', 'B')];
    expect(moveField(fields, 0, 1).map(({ key }) => key)).toEqual(['b', 'a']);
    expect(moveField(fields, 1, 1)).toBe(fields);
    const three = [...fields, field('c', 'C')];
    expect(moveField(three, 2, -1).map(({ key }) => key)).toEqual(['a', 'c', 'b']);
  });

  it('takes the limits of Mastodon where the server says none', () => {
    expect(profileLimits(anInstance(), { shortProfiles: true })).toMatchObject({ name: 30, note: 500, fields: 4 });
    expect(profileLimits(anInstance(), { shortProfiles: false })).toMatchObject({ name: null, note: null });
  });
});

it.each([
  ['Validation failed: Display name is too long (maximum is 30 characters)', 'display_name'],
  ['Validation failed: Note is too long', 'note'],
  ['Bio is too long', 'note'],
  ["Validation failed: Fields label can't be blank", 'fields'],
  ['Bad Request: error parsing field attributes: name missing', 'fields'],
  ['Validation failed: Avatar content type is invalid', 'avatar'],
  ['Banner upload failed', 'header'],
  ['Something else', null],
])('[HINT-03] finds the input that a refusal is about: %s', (serverMessage, input) => {
  expect(refusedInput(new ApiError('http', { status: 422, serverMessage }))).toBe(input);
});

it('[HINT-03] finds no input in other failures', () => {
  expect(refusedInput(new ApiError('http', { status: 500, serverMessage: 'Note' }))).toBeNull();
  expect(refusedInput(new ApiError('network'))).toBeNull();
  expect(refusedInput(null)).toBeNull();
});
