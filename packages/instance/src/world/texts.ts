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

/** Deals templates so that none comes again before all others of its language came once. */
export type Deck = { deal(language: string): string };

export function createDeck(tables: Readonly<Record<string, readonly string[]>>, chance: Chance): Deck {
  const decks = new Map<string, string[]>();
  return {
    deal(language) {
      const key = tables[language] === undefined ? (Object.keys(tables)[0] ?? '') : language;
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
