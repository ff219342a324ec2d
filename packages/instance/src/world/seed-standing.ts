import { escapeHtml } from './compose.js';
import { avatarPath, picturePath } from './media.js';
import { AVATAR_COUNT } from './media-avatar.js';
import type { AccountRecord, AccountStanding } from './records.js';
import { addLink, snowflake, type World } from './world.js';

const CREATED_AT = Date.UTC(2021, 4, 12);

interface Standing {
  username: string;
  host: string | null;
  name: string;
  bio: string;
  standing?: Omit<AccountStanding, 'moved_to'> & { movedTo?: string };
  isLocked?: boolean;
  blocksMember?: boolean;
}

/** Accounts that are not as others: moved, suspended, hidden by moderators, … They have no posts and nobody follows them. */
const STANDINGS: readonly Standing[] = [
  {
    username: 'ferrypost',
    host: 'tram.example',
    name: 'Ferry Post',
    bio: 'Letters across the bay.',
    standing: { movedTo: 'ines@mar.example' },
  },
  { username: 'spanner', host: 'ink.example', name: 'Spanner', bio: 'Repairs, at a price.', standing: { suspended: true } },
  { username: 'noisy', host: 'ink.example', name: 'Noisy Press', bio: 'Everything at once.', standing: { limited: true } },
  { username: 'erased', host: 'ink.example', name: 'Erased', bio: '', standing: { deleted: true } },
  {
    username: 'printers',
    host: 'mar.example',
    name: 'Printers of the coast',
    bio: 'A group. Mention it to reach every member.',
    standing: { group: true },
  },
  {
    username: 'quietkeeper',
    host: 'north.example',
    name: 'Quiet Keeper',
    bio: 'I follow whom I like.',
    standing: { hides_follows: true },
  },
  { username: 'warden', host: null, name: 'Harbour Warden', bio: 'Reads the reports.', standing: { staff: 'moderator' } },
  { username: 'keyholder', host: null, name: 'Key Holder', bio: 'Ask first.', isLocked: true },
  { username: 'foghorn', host: 'north.example', name: 'Foghorn', bio: 'I have blocked you.', blocksMember: true },
  {
    username: 'pilothouse',
    host: null,
    name: 'Pilot House',
    bio: 'Runs the server.',
    standing: { staff: 'administrator' },
  },
];

/** Adds the accounts that are not as others. Draws no random number, and comes last: the rest of the world stays as it is. */
export function seedStandings(world: World): void {
  const domain = new URL(world.origin).host;
  for (const [index, seed] of STANDINGS.entries()) {
    const account = accountOf(world, seed, index);
    world.accounts.set(account.id, account);
    world.accountIdsByAcct.set(account.acct, account.id);
    if (account.host === null) world.accountIdsByAcct.set(`${account.username}@${domain}`.toLowerCase(), account.id);
    if (seed.blocksMember === true) addLink(world.blocks, account.id, world.memberId);
  }
  const ines = world.accounts.get(world.accountIdsByAcct.get('ines@mar.example') ?? '');
  if (ines !== undefined) {
    ines.featured_tags = ['letterpress', 'harbours'];
    ines.endorsed_ids = ['tobi@tram.example', 'noor@hoshi.example'].flatMap(acct => world.accountIdsByAcct.get(acct) ?? []);
  }
  const mara = world.accounts.get(world.memberId);
  if (mara !== undefined) mara.featured_tags = ['NightTrains'];
}

function accountOf(world: World, seed: Standing, index: number): AccountRecord {
  const acct = seed.host === null ? seed.username : `${seed.username}@${seed.host}`;
  const { movedTo, ...standing } = seed.standing ?? {};
  const movedId = movedTo === undefined ? undefined : world.accountIdsByAcct.get(movedTo);
  return {
    id: snowflake(CREATED_AT, 900 + index),
    username: seed.username,
    acct,
    host: seed.host,
    url: `${seed.host === null ? world.origin : `https://${seed.host}`}/@${seed.username}`,
    display_name: seed.name,
    note: seed.bio === '' ? '' : `<p>${escapeHtml(seed.bio)}</p>`,
    note_text: seed.bio,
    avatar: avatarPath(index % AVATAR_COUNT),
    avatar_description: '',
    header: picturePath({ palette: index, variant: index + 1, width: 1500, height: 500 }),
    locked: seed.isLocked === true,
    bot: false,
    memorial: false,
    discoverable: false,
    verified: false,
    accepts_chat_messages: false,
    created_at: new Date(CREATED_AT).toISOString(),
    last_status_at: null,
    statuses_count: 0,
    followers_count: 24,
    following_count: 11,
    emojis: [],
    fields: [],
    pinned_status_ids: [],
    standing: { ...standing, ...(movedId === undefined ? {} : { moved_to: movedId }) },
  };
}
