import type { SeededRandom } from './seeded-random.js';
import texts from './texts-posts.json' with { type: 'json' };
import replyTexts from './texts-replies.json' with { type: 'json' };

const words: Readonly<Record<string, readonly string[]>> = texts.words;

/** Fills the placeholders of a template; `{bird_c}` is capitalized. */
export function fill(template: string, random: SeededRandom): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, word: string) => {
    if (word === 'number') return String(random.integer(3, 96));
    const name = word.replace(/_c$/, '');
    const chosen = random.pick(words[name] ?? []) ?? name;
    return word === name ? chosen : `A ${chosen}`;
  });
}

/** Deals templates of a kind; none is repeated before most others were dealt. */
type Deck = { deal(kind: string): string };

function shuffle(cards: string[], random: SeededRandom): string[] {
  for (let index = cards.length - 1; index > 0; index -= 1) {
    const other = random.integer(0, index);
    [cards[index], cards[other]] = [cards[other] ?? '', cards[index] ?? ''];
  }
  return cards;
}

function createDeck(tables: Readonly<Record<string, readonly string[]>>, random: SeededRandom): Deck {
  const decks = new Map<string, string[]>();
  return {
    deal(kind) {
      const key = tables[kind] === undefined ? (Object.keys(tables)[0] ?? '') : kind;
      const all = tables[key] ?? [];
      let deck = decks.get(key);
      if (deck === undefined) decks.set(key, (deck = shuffle([...all], random)));
      const card = deck.pop() ?? '';
      // A dealt card returns to a random place in the lower half.
      deck.splice(random.integer(0, all.length >> 1), 0, card);
      return card;
    },
  };
}

/** Generates posts and replies in a language, and reports of bot accounts. */
export type Writer = { post(language: string): string; reply(language: string): string; report(username: string): string };

export function createWriter(random: SeededRandom): Writer {
  const posts = createDeck(texts.posts, random);
  const replies = createDeck(replyTexts.replies, random);
  const reports = createDeck(texts.reports, random);
  const parts = createDeck({ when: texts.whens, scene: texts.scenes, after: texts.afters }, random);
  return {
    post(language) {
      if (language === 'en' && random.boolean(0.62)) {
        const opening = fill(`${parts.deal('when')}, ${parts.deal('scene')}.`, random);
        return random.boolean(0.45) ? `${opening} ${fill(parts.deal('after'), random)}` : opening;
      }
      const text = fill(posts.deal(language), random);
      if (language !== 'en' || !random.boolean(0.55)) return text;
      const tag = /( #\w+)$/.exec(text)?.[0] ?? '';
      const after = fill(parts.deal('after'), random);
      const joint = random.boolean(0.12) ? '\n\n' : ' ';
      return `${text.slice(0, text.length - tag.length)}${joint}${after}${tag}`;
    },
    reply: language => fill(replies.deal(language), random),
    report: username => fill(reports.deal(username), random),
  };
}
