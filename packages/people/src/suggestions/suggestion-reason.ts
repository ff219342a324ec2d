import type { Suggestion } from '@rookery/api-client';

/** Why a server suggests a profile, as the page of suggestions names it. */
export type SuggestionReason =
  | 'staffPick'
  | 'followedByFollowed'
  | 'similarToFollowed'
  | 'mostFollowed'
  | 'mostActive'
  | 'interaction';

const reasons: ReadonlyMap<string, SuggestionReason> = new Map(
  Object.entries({
    // Mastodon 4.3 and later: several for one profile, the strongest first.
    featured: 'staffPick',
    friends_of_friends: 'followedByFollowed',
    similar_to_recently_followed: 'similarToFollowed',
    most_followed: 'mostFollowed',
    most_interactions: 'mostActive',
    // The one reason of earlier servers, which recent ones still send.
    staff: 'staffPick',
    past_interactions: 'interaction',
    global: 'mostFollowed',
  }),
);

/** The first of the server's reasons that is known, the recent form before the old one; null when there is none. */
export function suggestionReason({ source, sources }: Pick<Suggestion, 'source' | 'sources'>): SuggestionReason | null {
  for (const name of [...sources, source]) {
    const reason = reasons.get(name);
    if (reason !== undefined) return reason;
  }
  return null;
}
