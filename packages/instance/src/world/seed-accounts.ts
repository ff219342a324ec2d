import type { SeededRandom } from './seeded-random.js';
import { compose, emojisIn, escapeHtml, linkHtml } from './compose.js';
import { avatarPath, emojiRecord, picturePath } from './media.js';
import { AVATAR_COUNT } from './media-avatar.js';
import { ALL_EMOJI_SHORTCODES } from './media-emoji.js';
import { PALETTE_COUNT } from './media-picture.js';
import texts from './texts-accounts.json' with { type: 'json' };
import type { World } from './world.js';
import { addLink, snowflake } from './world.js';
import type { AccountRecord, FieldRecord } from './records.js';

/** Flags: v verified, b bot, l locked, m memorial, n not followed by the member, h no header, f fields. */
type AccountSeed = (typeof texts.accounts)[number];

/** Fields of profiles: the name, and values that may be links. An account has two neighbours of this list: no two neighbours share a name. */
const FIELDS = texts.fields;

const DAY = 86_400_000;
/** The earliest sign-up: ids of earlier times have fewer than eighteen digits. */
const FIRST_DAY = Date.UTC(2019, 0, 10);

function fieldsOf(seed: AccountSeed, random: SeededRandom): FieldRecord[] {
  if (!seed.flags.includes('f')) return [];
  const start = random.integer(1, FIELDS.length - 3);
  const chosen = [FIELDS[0], FIELDS[start], FIELDS[start + 2]];
  return chosen.flatMap(pair => {
    if (pair === undefined) return [];
    const value = pair.text.replace('{user}', seed.username);
    const isLink = value.startsWith('https://');
    return [
      {
        name: pair.name,
        value: isLink ? linkHtml(value) : escapeHtml(value),
        verified_at: isLink && seed.flags.includes('v') ? '2026-03-14T09:26:53.000Z' : null,
      },
    ];
  });
}

function accountOf(world: World, seed: AccountSeed, index: number, random: SeededRandom): AccountRecord {
  const has = (flag: string) => seed.flags.includes(flag);
  const createdAt = FIRST_DAY + random.integer(0, 2300) * DAY;
  const acct = seed.host === null ? seed.username : `${seed.username}@${seed.host}`;
  const reach = random.next();
  const header = { palette: random.integer(0, PALETTE_COUNT - 1), variant: random.integer(1, 400), width: 1500, height: 500 };
  return {
    id: snowflake(createdAt, index),
    username: seed.username,
    acct,
    host: seed.host,
    url: `${seed.host === null ? world.origin : `https://${seed.host}`}/@${seed.username}`,
    display_name: seed.name,
    note: '',
    note_text: seed.bio,
    avatar: seed.username === 'nobody' ? '' : avatarPath(index % AVATAR_COUNT),
    avatar_description: '',
    header: has('h') ? '' : picturePath(header),
    locked: has('l'),
    bot: has('b'),
    memorial: has('m'),
    discoverable: !has('l'),
    verified: has('v'),
    accepts_chat_messages: !has('b') && !has('l') && !has('m'),
    created_at: new Date(createdAt).toISOString(),
    last_status_at: null,
    statuses_count: random.integer(0, 900),
    followers_count: Math.floor(40 + reach ** 6 * 24_000),
    following_count: random.integer(20, 420),
    emojis: emojisIn(world, seed.name),
    fields: fieldsOf(seed, random),
    pinned_status_ids: [],
  };
}

function link(world: World, from: string, to: string): void {
  addLink(world.following, from, to);
  addLink(world.followers, to, from);
}

function addFollows(world: World, random: SeededRandom): void {
  const ids = [...world.accounts.keys()];
  const flags = new Map(texts.accounts.map(seed => [`${seed.username}@${seed.host ?? ''}`, seed.flags]));
  const flagsOf = (account: AccountRecord) => flags.get(`${account.username}@${account.host ?? ''}`) ?? '';
  for (const account of world.accounts.values()) {
    if (account.id === world.memberId) continue;
    if (!flagsOf(account).includes('n')) link(world, world.memberId, account.id);
    if (!account.bot && !account.memorial && random.boolean(0.75)) link(world, account.id, world.memberId);
    const count = account.bot ? 2 : random.integer(10, 30);
    for (let index = 0; index < count; index += 1) {
      const other = random.pick(ids);
      if (other !== undefined && other !== account.id && other !== world.memberId) link(world, account.id, other);
    }
  }
  const ines = world.accountIdsByAcct.get('ines@mar.example');
  if (ines !== undefined) link(world, ines, world.memberId);
}

/** Adds the accounts, their custom emoji and their follows. The member follows most of them. */
export function seedAccounts(world: World, random: SeededRandom): void {
  world.emojis = ALL_EMOJI_SHORTCODES.map(emojiRecord);
  const domain = new URL(world.origin).host;
  for (const [index, seed] of texts.accounts.entries()) {
    const account = accountOf(world, seed, index, random);
    world.accounts.set(account.id, account);
    world.accountIdsByAcct.set(account.acct.toLowerCase(), account.id);
    if (account.host === null) world.accountIdsByAcct.set(`${account.username}@${domain}`.toLowerCase(), account.id);
    if (index === 0) world.memberId = account.id;
  }
  for (const account of world.accounts.values()) account.note = compose(world, account.note_text).content;
  addFollows(world, random);
}
