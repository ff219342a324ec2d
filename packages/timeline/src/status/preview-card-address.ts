import type { PreviewCard } from '@rookery/api-client';
import { safeUrl } from '@rookery/ui';

/** Only so much of the HTML is searched for a frame: real embed codes are shorter, and the search stays fast. In characters. */
const SEARCHED_LENGTH = 4_096;
const FRAME_ADDRESS = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/iu;

/**
 * The https address of the player or page that a card embeds; null when the card has none that may be shown in a frame. The HTML of the
 * card is never used: one address is read from it.
 *
 * @param ownOrigin The origin of the page: a frame of that origin would not be isolated from it.
 */
export function embedAddress(card: PreviewCard, ownOrigin: string): string | null {
  if (card.type !== 'video' && card.type !== 'rich') return null;
  const [, ...quotings] = FRAME_ADDRESS.exec(card.html.slice(0, SEARCHED_LENGTH)) ?? [];
  const written = quotings.find(value => value !== undefined)?.replaceAll(/&(?:amp|#38|#x26);/giu, '&') ?? card.embed_url;
  const address = safeUrl(written.startsWith('//') ? `https:${written}` : written.trim(), 'media');
  if (address === null || !address.startsWith('https:') || new URL(address).origin === ownOrigin) return null;
  return card.type === 'video' ? withAutoplay(address) : address;
}

/** A player is shown after a press that asks it to play: most players start with this parameter. */
function withAutoplay(address: string): string {
  const url = new URL(address);
  url.searchParams.set('autoplay', '1');
  return url.href;
}
