import { type Decoder, isRecord, list, nullable } from './decode.js';
import { parseTag, type TagDay } from './hashtag.js';
import { parsePreviewCard, type PreviewCard } from './preview-card.js';

/** A link that many accounts share. `history`: newest day first. */
export interface TrendingLink extends PreviewCard {
  readonly history: readonly TagDay[];
}

const parseTrendingLink: Decoder<TrendingLink | null> = (value, decoding) => {
  const card = parsePreviewCard(value, decoding);
  if (card === null || card.url === '' || !isRecord(value)) return null;
  // The history has the shape of a hashtag's.
  const history = parseTag({ name: 'link', history: value['history'] }, decoding)?.history ?? [];
  return { ...card, history };
};

export const trendingLinks: Decoder<TrendingLink[]> = list('TrendingLink', nullable(parseTrendingLink));
