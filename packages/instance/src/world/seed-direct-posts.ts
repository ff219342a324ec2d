import { DAY, HOUR, MINUTE, type Draft } from './seed-draft.js';
import type { Seeding } from './seed-posts.js';

/** The author, the age in milliseconds, and the text. */
type DirectPost = readonly [acct: string, age: number, text: string];

/** Threads of direct posts with the member, each from its first post on. */
const THREADS: readonly (readonly DirectPost[])[] = [
  [
    ['noor@hoshi.example', 3 * DAY + 2 * HOUR, '@mara May I quote the note from drawer four in the finding aid?'],
    ['mara', 3 * DAY + HOUR, '@noor@hoshi.example You may. Leave out the part about the soup.'],
    ['noor@hoshi.example', 3 * DAY + 40 * MINUTE, '@mara The soup is the best part. Leaving it out under protest.'],
    ['noor@hoshi.example', 5 * HOUR + 20 * MINUTE, '@mara It is in. Have a look before I put it online?'],
  ],
  [
    ['lev', 4 * DAY, '@mara @juniper Saturday at the foundry, then? I will light the stove at nine.'],
    ['juniper', 4 * DAY - 30 * MINUTE, '@lev @mara I bring the maps and something with plums.'],
    ['mara', 4 * DAY - HOUR, '@lev @juniper And I bring an appetite and a ruler.'],
  ],
  [
    ['mara', 9 * DAY, '@solveig@north.example Which lighthouse was on the postcard? My aunt would like to know.'],
    ['solveig@north.example', 8 * DAY, '@mara The one that is not there any more. Tell her I am sorry.'],
  ],
  [['greta@north.example', 16 * DAY, '@mara Die Aufnahme vom Zaunkönig ist da. Bitte leise abspielen.']],
];

/** Adds direct posts, which conversations are made of. */
export function draftDirectPosts({ world, drafts }: Seeding): void {
  for (const posts of THREADS) {
    let parent: Draft | undefined;
    for (const [acct, age, text] of posts) {
      const accountId = world.accountIdsByAcct.get(acct) ?? world.memberId;
      const draft: Draft = { accountId, age, text, parent, visibility: 'direct' };
      drafts.push(draft);
      parent = draft;
    }
  }
}
