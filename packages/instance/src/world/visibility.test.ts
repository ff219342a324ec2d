import { describe, expect, it } from 'vitest';
import { reblog } from './actions.js';
import { relationship } from './relationships.js';
import { everything, findStatus, idOf, now, seedWorld } from './test-worlds.js';
import { homeTimeline } from './timelines.js';
import { canSee } from './visibility.js';

const world = seedWorld();

describe('visibility', () => {
  const mara = world.memberId;
  const proof = (visibility: string) =>
    findStatus(
      world,
      status => status.account_id === mara && status.text.startsWith('Proof ') && status.visibility === visibility,
    ).id;

  it('shows visitors public, unlisted and local posts only', () => {
    for (const visibility of ['public', 'unlisted', 'local']) expect(canSee(world, proof(visibility), null)).toBe(true);
    for (const visibility of ['private', 'direct', 'list', 'self', 'mutuals_only'])
      expect(canSee(world, proof(visibility), null)).toBe(false);
  });

  it('shows private posts to followers and mutuals-only posts to mutuals', () => {
    const mutual = [...(world.followers.get(mara) ?? [])].find(id => relationship(world, mara, id).following);
    const stranger = [...world.accounts.keys()].find(id => id !== mara && !relationship(world, id, mara).following);
    if (mutual === undefined || stranger === undefined) throw new Error('The world has no such account.');
    expect([canSee(world, proof('private'), mutual), canSee(world, proof('mutuals_only'), mutual)]).toEqual([true, true]);
    expect([canSee(world, proof('private'), stranger), canSee(world, proof('mutuals_only'), stranger)]).toEqual([false, false]);
    for (const visibility of ['direct', 'list', 'self']) {
      expect(canSee(world, proof(visibility), mutual)).toBe(false);
      expect(canSee(world, proof(visibility), mara)).toBe(true);
    }
  });

  it('shows a direct post to mentioned accounts only', () => {
    const direct = findStatus(world, status => status.visibility === 'direct' && status.account_id !== mara);
    expect([canSee(world, direct.id, mara), canSee(world, direct.id, idOf(world, 'wren@north.example'))]).toEqual([true, false]);
    expect(homeTimeline(world, mara, everything)).not.toContain(direct.id);
  });

  it('hides a reblog of a hidden post', () => {
    const own = seedWorld();
    const secret = findStatus(own, status => status.account_id === own.memberId && status.visibility === 'private');
    const wrapper = reblog(own, own.memberId, secret.id, now);
    expect(canSee(own, wrapper?.id ?? '', null)).toBe(false);
  });
});
