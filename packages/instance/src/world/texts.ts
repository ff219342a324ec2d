import type { Chance } from './chance.js';
import { AFTERS, POSTS, WORDS } from './texts-posts.js';
import { REPLIES } from './texts-replies.js';

/** Fills the braces of a template; `{bird_c}` begins with a capital. */
export function fill(template: string, chance: Chance): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, word: string) => {
    if (word === 'number') return String(chance.whole(3, 96));
    const name = word.replace(/_c$/, '');
    const chosen = chance.pick(WORDS[name] ?? []) ?? name;
    return word === name ? chosen : `A ${chosen}`;
  });
}

/** Deals templates so that none comes again before all others of its language came once. */
export type Deck = { deal(language: string): string };

export function createDeck(tables: Readonly<Record<string, readonly string[]>>, chance: Chance): Deck {
  const decks = new Map<string, string[]>();
  return {
    deal(language) {
      const key = tables[language] === undefined ? 'en' : language;
      let deck = decks.get(key);
      if (deck === undefined || deck.length === 0) {
        deck = [...(tables[key] ?? [])];
        for (let index = deck.length - 1; index > 0; index -= 1) {
          const other = chance.whole(0, index);
          [deck[index], deck[other]] = [deck[other] ?? '', deck[index] ?? ''];
        }
        decks.set(key, deck);
      }
      return deck.pop() ?? '';
    },
  };
}

/** A writer of posts and answers in every language of the town. */
export type Writer = { post(language: string): string; reply(language: string): string };

export function createWriter(chance: Chance): Writer {
  const posts = createDeck(POSTS, chance);
  const replies = createDeck(REPLIES, chance);
  return {
    post(language) {
      const text = fill(posts.deal(language), chance);
      if (language !== 'en' || !chance.maybe(0.55)) return text;
      const tag = /( #\w+)$/.exec(text)?.[0] ?? '';
      const after = fill(chance.pick(AFTERS) ?? '', chance);
      const joint = chance.maybe(0.12) ? '\n\n' : ' ';
      return `${text.slice(0, text.length - tag.length)}${joint}${after}${tag}`;
    },
    reply: language => fill(replies.deal(language), chance),
  };
}
