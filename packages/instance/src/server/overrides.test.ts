import { describe, expect, it } from 'vitest';

import { seedWorld } from '../world/test-worlds.js';
import { applyOverrides, createOverrides, emptyOverrides, type ProfileOverride } from './overrides.js';

/** The account of Mara after a change of her profile. */
function changed(profile: ProfileOverride, pins?: string[]) {
  const world = seedWorld();
  const before = structuredClone(world.accounts.get(world.memberId));
  const { memberId: id } = world;
  applyOverrides(world, { ...emptyOverrides(), profiles: { [id]: profile }, pins: pins === undefined ? {} : { [id]: pins } });
  const account = world.accounts.get(id);
  if (account === undefined || before === undefined) throw new Error('The world has a member');
  return { world, before, account };
}

describe('the profile that an account wrote', () => {
  it.each<[ProfileOverride]>([
    [{ display_name: 'Ink' }],
    [{ locked: true }],
    [{ bot: true }],
    [{ discoverable: false }],
    [{ accepts_chat_messages: false }],
    [{ featured_tags: ['ink', 'Paper'] }],
  ])('replaces %o, and nothing else', change => {
    const { before, account } = changed(change);
    expect(account).toEqual({ ...before, ...change });
    expect(account).not.toEqual(before);
  });

  it('has its note as HTML, and the emoji of its name and note', () => {
    const { world, account } = changed({ display_name: 'Ink', note_text: 'About #ink & :heron:' });
    expect(account.note_text).toBe('About #ink & :heron:');
    expect(account.note).toMatch(/^<p>About <a .*#<span>ink<\/span><\/a> &amp; :heron:<\/p>$/);
    expect(account.emojis.map(({ shortcode }) => shortcode)).toEqual(['heron']);
    expect(world.emojis.some(({ shortcode }) => shortcode === 'heron')).toBe(true);
  });

  it('hides the lists of follows beside what became of the account', () => {
    expect(changed({ hides_follows: true }).account.standing).toMatchObject({ hides_follows: true });
    expect(changed({ hides_follows: false }).account.standing).toMatchObject({ hides_follows: false });
    const { before, account } = changed({});
    expect(account.standing).toEqual(before.standing);
  });

  it('has links in its fields, and other texts escaped', () => {
    const fields = ['https://a.example/x', 'see https://a.example/', 'https://a.example/ now', '<b>', 'ftp://a.example/'].map(
      (value, index) => ({ name: `Field ${String(index)}`, value }),
    );
    const { account } = changed({ fields });
    expect(account.fields.map(({ name, text, verified_at }) => [name, text, verified_at])).toEqual(
      fields.map(({ name, value }) => [name, value, null]),
    );
    expect(account.fields.map(({ value }) => value)).toEqual([
      expect.stringMatching(/^<a href="https:\/\/a\.example\/x".*<\/a>$/),
      'see https://a.example/',
      'https://a.example/ now',
      '&lt;b&gt;',
      'ftp://a.example/',
    ]);
  });

  it('keeps a link verified while it stays the same', () => {
    const world = seedWorld();
    const account = world.accounts.get(world.memberId);
    const verified_at = '2026-01-01T00:00:00.000Z';
    const value = changed({ fields: [{ name: 'Site', value: 'https://a.example/' }] }).account.fields[0]?.value ?? '';
    if (account !== undefined) account.fields = [{ name: 'Site', value, verified_at }];
    const fields = ['https://a.example/', 'https://b.example/'].map(text => ({ name: 'Home', value: text }));
    applyOverrides(world, { ...emptyOverrides(), profiles: { [world.memberId]: { fields } } });
    expect(account?.fields.map(field => field.verified_at)).toEqual([verified_at, null]);
  });
});

describe('the pins of an account', () => {
  it('are those of its posts that are still there, in their order', () => {
    const world = seedWorld();
    const [first = '', second = ''] = (world.byAccount.get(world.memberId) ?? []).slice(-2);
    expect(changed({}, [second, 'gone', first]).account.pinned_status_ids).toEqual([second, first]);
    expect(changed({}).account.pinned_status_ids).toEqual(changed({}).before.pinned_status_ids);
  });
});

it('an account that is not there changes nothing', () => {
  const world = seedWorld();
  const before = structuredClone(world.accounts);
  applyOverrides(world, { ...emptyOverrides(), profiles: { nobody: { display_name: 'Ink' } }, pins: { nobody: ['1'] } });
  expect(world.accounts).toEqual(before);
});

it('listeners are called after a change, until they unsubscribe', () => {
  const overrides = createOverrides();
  const seen: unknown[] = [];
  const unsubscribe = overrides.onChange(() => seen.push(overrides.state.pins['7']));
  overrides.change(state => {
    state.pins['7'] = ['1'];
  });
  unsubscribe();
  overrides.change(state => {
    state.pins['7'] = ['2'];
  });
  expect([seen, overrides.state.pins]).toEqual([[['1']], { '7': ['2'] }]);
});
