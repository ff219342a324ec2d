import { date, type Decoder, fieldsOf, list, optionalNumber, optionalUrl, text } from './decode.js';
import { parsePreviewCard, type PreviewCard } from './preview-card.js';

/** A paid link between posts (spec 8). `impression`: address to tell that it was seen; `reason`: why it is shown. */
export interface Ad {
  card: PreviewCard;
  impression: string | null;
  expires_at: string | null;
  reason: string | null;
}

const reason = text(2000);

/** Ads as site settings and the Truth provider write them. null when there is no card to show. */
export const parseAd: Decoder<Ad | null> = (value, decoding) => {
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

/** Ads as the Rumble provider writes them: `{ type, impression, click, asset, expires (Unix seconds) }`. */
export const parseRumbleAd: Decoder<Ad | null> = (value, decoding) => {
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

/** A list of ads as site settings and the Truth provider write them: at most 500, those without a card left out. */
export const ads: Decoder<Ad[]> = list('Ad', parseAd, 500);
/** The same as the Rumble provider writes them. */
export const rumbleAds: Decoder<Ad[]> = list('Ad', parseRumbleAd, 500);
