import { hasLink, type World } from './world.js';

type RelationshipRecord = {
  id: string;
  following: boolean;
  showing_reblogs: boolean;
  notifying: boolean;
  followed_by: boolean;
  blocking: boolean;
  blocked_by: boolean;
  muting: boolean;
  muting_notifications: boolean;
  requested: boolean;
  domain_blocking: boolean;
  endorsed: boolean;
  note: string;
};

/** The relationship of account `a` to account `b`. */
export function relationship(world: World, a: string, b: string): RelationshipRecord {
  const isFollowing = hasLink(world.following, a, b);
  const isMuting = hasLink(world.mutes, a, b);
  return {
    id: b,
    following: isFollowing,
    showing_reblogs: isFollowing,
    notifying: false,
    followed_by: hasLink(world.following, b, a),
    blocking: hasLink(world.blocks, a, b),
    blocked_by: hasLink(world.blocks, b, a),
    muting: isMuting,
    muting_notifications: isMuting,
    requested: hasLink(world.requests, a, b),
    domain_blocking: false,
    endorsed: false,
    note: '',
  };
}
