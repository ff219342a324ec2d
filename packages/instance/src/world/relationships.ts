import { record } from './tables.js';
import { hasLink, type RelationSettings, type World } from './world.js';
import type { ReportRecord } from './moderation-record.js';

type RelationshipRecord = Omit<RelationSettings, 'languages'> & {
  id: string;
  following: boolean;
  followed_by: boolean;
  blocking: boolean;
  blocked_by: boolean;
  muting: boolean;
  requested: boolean;
  requested_by: boolean;
  domain_blocking: boolean;
  endorsed: boolean;
  languages: string[] | null;
};

const defaultSettings: RelationSettings = {
  showing_reblogs: true,
  notifying: false,
  languages: null,
  muting_notifications: true,
  muting_expires_at: null,
  note: '',
};

const keyOf = (accountId: string, targetId: string): string => `${accountId} ${targetId}`;

const settingsOf = (world: World, accountId: string, targetId: string): RelationSettings => ({
  ...defaultSettings,
  ...world.relationSettings.get(keyOf(accountId, targetId)),
});

/** The relationship of account `a` to account `b`. */
export function relationship(world: World, a: string, b: string): RelationshipRecord {
  const settings = settingsOf(world, a, b);
  const isFollowing = hasLink(world.following, a, b);
  const isMuting = hasLink(world.mutes, a, b);
  return {
    id: b,
    following: isFollowing,
    showing_reblogs: isFollowing && settings.showing_reblogs,
    notifying: isFollowing && settings.notifying,
    languages: isFollowing ? settings.languages : null,
    followed_by: hasLink(world.following, b, a),
    blocking: hasLink(world.blocks, a, b),
    blocked_by: hasLink(world.blocks, b, a),
    muting: isMuting,
    muting_notifications: isMuting && settings.muting_notifications,
    muting_expires_at: isMuting ? settings.muting_expires_at : null,
    requested: hasLink(world.requests, a, b),
    requested_by: hasLink(world.requests, b, a),
    domain_blocking: isDomainBlocked(world, a, b),
    endorsed: world.accounts.get(a)?.endorsed_ids?.includes(b) ?? false,
    note: settings.note,
  };
}

function isDomainBlocked(world: World, accountId: string, targetId: string): boolean {
  const host = world.accounts.get(targetId)?.host;
  return host !== null && host !== undefined && hasLink(world.domainBlocks, accountId, host);
}

/** Changes settings of a relationship; absent ones keep their value. */
export function changeRelation(world: World, accountId: string, targetId: string, change: Partial<RelationSettings>): void {
  record(world, { kind: 'relation', account_id: accountId, target_id: targetId, change });
}

/** The end of each mute that ends, soonest first. */
export function endingMutes(world: World): { accountId: string; targetId: string; endsAt: number }[] {
  const ending = [...world.relationSettings].flatMap(([key, { muting_expires_at: end }]) => {
    const [accountId = '', targetId = ''] = key.split(' ');
    const isMuting = end !== null && end !== undefined && hasLink(world.mutes, accountId, targetId);
    return isMuting ? [{ accountId, targetId, endsAt: Date.parse(end) }] : [];
  });
  return ending.toSorted((one, other) => one.endsAt - other.endsAt);
}

/** Features an account on another's profile, or no longer. */
export function endorse(world: World, accountId: string, targetId: string, isOn: boolean): void {
  record(world, { kind: isOn ? 'endorse' : 'unendorse', account_id: accountId, target_id: targetId });
}

/** Blocks a domain, which ends following in both directions, or unblocks it. */
export function setDomainBlock(world: World, accountId: string, domain: string, isOn: boolean): void {
  record(world, { kind: isOn ? 'block_domain' : 'unblock_domain', account_id: accountId, domain });
}

/** Answers a request of `requesterId`. False when there is none. */
export function answerRequest(world: World, accountId: string, requesterId: string, isAccepted: boolean): boolean {
  if (!hasLink(world.requests, requesterId, accountId)) return false;
  record(world, { kind: isAccepted ? 'follow' : 'unfollow', account_id: requesterId, target_id: accountId });
  return true;
}

export function addReport(world: World, report: Omit<ReportRecord, 'id'>): ReportRecord {
  const added = { ...report, id: String(world.reports.length + 1) };
  record(world, { kind: 'report', report: added });
  return added;
}
