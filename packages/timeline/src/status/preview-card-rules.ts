/** The rules of link previews: sizes and lengths. */
import type { PreviewCard } from '@rookery/api-client';

/** Longer texts are cut, in characters: a card is a hint and not the page. */
export const CARD_TITLE_LENGTH = 120;
export const CARD_DESCRIPTION_LENGTH = 200;

/** Width divided by height of the picture of a card: a taller or wider one is cropped. */
const LEAST_RATIO = 9 / 16;
const GREATEST_RATIO = 4;
const UNKNOWN_RATIO = 16 / 9;

/** Width divided by height of the box above the text of a card, from 9/16 to 4; 16/9 when the server does not say. */
export function cardRatio({ width, height }: Pick<PreviewCard, 'width' | 'height'>): number {
  const ratio = width > 0 && height > 0 ? width / height : UNKNOWN_RATIO;
  return Math.min(Math.max(ratio, LEAST_RATIO), GREATEST_RATIO);
}

/** Whether a picture or a player is above the text of a card, instead of a small picture beside it. */
export const hasStage = ({ type, image, html, embed_url }: PreviewCard): boolean =>
  type !== 'link' && (image !== null || html !== '' || embed_url !== '');

/** The text with at most `length` characters and an ellipsis. */
export function cutText(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}

/** The names behind a card, each once: the provider, and the author. */
export function cardSources({ provider_name, author_name, authors }: PreviewCard): { provider: string; author: string } {
  const author = authors.find(({ name }) => name !== '')?.name ?? author_name;
  return { provider: cutText(provider_name, NAME_LENGTH), author: author === provider_name ? '' : cutText(author, NAME_LENGTH) };
}

const NAME_LENGTH = 60;
