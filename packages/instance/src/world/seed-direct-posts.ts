import { MINUTE, type Draft } from './seed-draft.js';
import threads from './seed-direct-posts.json' with { type: 'json' };
import type { Seeding } from './seed-posts.js';

/** Adds threads of direct posts with the member, which conversations are made of. */
export function draftDirectPosts({ world, drafts }: Seeding): void {
  for (const posts of threads) {
    let parent: Draft | undefined;
    for (const { acct, minutes, text } of posts) {
      const accountId = world.accountIdsByAcct.get(acct) ?? world.memberId;
      const draft: Draft = { accountId, age: minutes * MINUTE, text, parent, visibility: 'direct' };
      drafts.push(draft);
      parent = draft;
    }
  }
}
