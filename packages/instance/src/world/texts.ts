import type { Chance } from './chance.js';
import { AFTERS, POSTS, WORDS } from './texts-posts.js';
import { REPLIES } from './texts-replies.js';
import { REPORTS, SCENES, WHENS } from './texts-scenes.js';

/** Fills the braces of a template; `{bird_c}` begins with a capital. */
export function fill(template: string, chance: Chance): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, word: string) => {
    if (word === 'number') return String(chance.whole(3, 96));
    const name = word.replace(/_c$/, '');
    const chosen = chance.pick(WORDS[name] ?? []) ?? name;
    return word === name ? chosen : `A ${chosen}`;
  });
}

/** Deals templates so that one does not come again before most others of its kind came. */
export type Deck = { deal(kind: string): string };

function shuffle(cards: string[], chance: Chance): string[] {
  for (let index = cards.length - 1; index > 0; index -= 1) {
    const other = chance.whole(0, index);
    [cards[index], cards[other]] = [cards[other] ?? '', cards[index] ?? ''];
  }
  return cards;
}

function createDeck(tables: Readonly<Record<string, readonly string[]>>, chance: Chance): Deck {
  const decks = new Map<string, string[]>();
  return {
    deal(kind) {
      const key = tables[kind] === undefined ? (Object.keys(tables)[0] ?? '') : kind;
      const all = tables[key] ?? [];
      let deck = decks.get(key);
      if (deck === undefined) decks.set(key, (deck = shuffle([...all], chance)));
      const card = deck.pop() ?? '';
      // What was dealt goes back at random into the lower half.
      deck.splice(chance.whole(0, all.length >> 1), 0, card);
      return card;
    },
  };
}

/** A writer of posts and answers in every language of the town, and of what its machines report. */
export type Writer = { post(language: string): string; reply(language: string): string; report(username: string): string };

export function createWriter(chance: Chance): Writer {
  const posts = createDeck(POSTS, chance);
  const replies = createDeck(REPLIES, chance);
  const reports = createDeck(REPORTS, chance);
  const parts = createDeck({ when: WHENS, scene: SCENES, after: AFTERS }, chance);
  return {
    post(language) {
      if (language === 'en' && chance.maybe(0.62)) {
        const opening = fill(`${parts.deal('when')}, ${parts.deal('scene')}.`, chance);
        return chance.maybe(0.45) ? `${opening} ${fill(parts.deal('after'), chance)}` : opening;
      }
      const text = fill(posts.deal(language), chance);
      if (language !== 'en' || !chance.maybe(0.55)) return text;
      const tag = /( #\w+)$/.exec(text)?.[0] ?? '';
      const after = fill(parts.deal('after'), chance);
      const joint = chance.maybe(0.12) ? '\n\n' : ' ';
      return `${text.slice(0, text.length - tag.length)}${joint}${after}${tag}`;
    },
    reply: language => fill(replies.deal(language), chance),
    report: username => fill(reports.deal(username), chance),
  };
}
