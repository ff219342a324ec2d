import { date, type Decoder, fieldsOf, list, optionalNumber, optionalUrl, text } from './decode.js';
import { parsePreviewCard, type PreviewCard } from './preview-card.js';

/** An ad of any provider (ADS-09). `impression`: URL to request when it was seen; `reason`: why it is shown. */
export interface Ad {
  card: PreviewCard;
  impression: string | null;
  expires_at: string | null;
  reason: string | null;
}

const reason = text(2000);

/** Parses an ad of the site settings or the Truth provider; null without a card. */
const parseAd: Decoder<Ad | null> = (value, decoding) => {
  const fields = fieldsOf(value);
  const card = parsePreviewCard(fields['card'], decoding);
  return (
    card && {
      card,
      impression: optionalUrl(fields['impression'], decoding),
      expires_at: date(fields['expires_at'] ?? fields['expires'], decoding),
      reason: reason(fields['reason'], decoding) || null,
    }
  );
};

/** Parses an ad of the Rumble provider: `{ type, impression, click, asset, expires (Unix seconds) }`. */
const parseRumbleAd: Decoder<Ad | null> = (value, decoding) => {
  const fields = fieldsOf(value);
  const type = fields['type'] === 1 ? 'link' : 'rich';
  const card = parsePreviewCard({ type, image: fields['asset'], url: fields['click'] }, decoding);
  const expires = new Date((optionalNumber(fields['expires'], decoding) ?? Number.NaN) * 1000);
  return (
    card && {
      card,
      impression: optionalUrl(fields['impression'], decoding),
      expires_at: Number.isNaN(expires.getTime()) ? null : expires.toISOString(),
      reason: null,
    }
  );
};

/** Parses ads of the site settings or the Truth provider: at most 500; ads without a card are dropped. */
export const ads: Decoder<Ad[]> = list('Ad', parseAd, 500);
/** Parses ads of the Rumble provider, with the same limits. */
export const rumbleAds: Decoder<Ad[]> = list('Ad', parseRumbleAd, 500);
