import { type Ad, ads } from './ad.js';
import { type Decoder, type Fields, fieldsOf, flagOr, isRecord, itemsOf, list, name, optionalUrl, texts, url } from './decode.js';

const AD_PROVIDERS = ['soapbox', 'rumble', 'truth'] as const;
const DEFAULT_REACTIONS = ['👍', '❤️', '😆', '😮', '😢', '😩'];

export type AdProvider = (typeof AD_PROVIDERS)[number];

/** A link of the promo panel, with its text by language (UI-03). */
export interface PromoItem {
  icon: string;
  text: string;
  url: string;
  textLocales: ReadonlyMap<string, string>;
}

/** A link below the page, with its text by language. */
export type FooterLink = Pick<PromoItem, 'text' | 'url' | 'textLocales'>;

/** The frontend settings chosen by the server's staff. */
export interface SiteSettings {
  brandColor: string;
  accentColor: string;
  logo: string | null;
  displayFqn: boolean | null;
  displayCta: boolean;
  feedInjection: boolean;
  mediaPreview: boolean;
  authenticatedProfile: boolean;
  verifiedIcon: string | null;
  allowedEmoji: string[];
  customCss: string[];
  promoItems: PromoItem[];
  /** Links below the page: policies, imprint. */
  footerLinks: FooterLink[];
  /** defaults that the account's own settings override */
  defaultSettings: Fields;
  ads: {
    isEnabled: boolean;
    /** null: an unknown provider, so there are no ads */
    provider: AdProvider | null;
    endpoint: string | null;
    /** name and options of the placement algorithm; null: the default */
    algorithm: { name: string; options: Fields } | null;
    items: Ad[];
  };
}

/** A link whose texts are in the fields `label` and `labelLocales`; null without an address. */
const labelled =
  (label: 'text' | 'title'): Decoder<FooterLink | null> =>
  (value, decoding) => {
    const fields = fieldsOf(value);
    const address = url(fields['url'], decoding);
    const locales = Object.entries(fieldsOf(fields[`${label}Locales`])).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return address === '' ? null : { text: name(fields[label], decoding), url: address, textLocales: new Map(locales) };
  };

const promoLink = labelled('text');
const promoItem: Decoder<PromoItem | null> = (value, decoding) => {
  const link = promoLink(value, decoding);
  return link && { icon: name(fieldsOf(value)['icon'], decoding), ...link };
};

const promoItems = list('PromoItem', promoItem, 100);
const footerLinks = list('FooterLink', labelled('title'), 20);
const words = texts();
const yes = flagOr(true);
const no = flagOr(false);

function algorithm(extension: Fields): SiteSettings['ads']['algorithm'] {
  const [rule, options] = itemsOf(extension['algorithm']);
  if (typeof rule === 'string') return { name: rule, options: fieldsOf(options) };
  const interval = extension['interval'];
  return typeof interval === 'number' ? { name: 'linear', options: { interval } } : null;
}

/** Parses site settings; missing values get their defaults. */
export const parseSiteSettings: Decoder<SiteSettings> = (value, decoding) => {
  const fields = fieldsOf(value);
  const extension = fieldsOf(fieldsOf(fields['extensions'])['ads']);
  const provider = extension['provider'] ?? 'soapbox';
  const emoji = words(fields['allowedEmoji'], decoding);
  return {
    brandColor: name(fields['brandColor'], decoding),
    accentColor: name(fields['accentColor'], decoding),
    logo: optionalUrl(fields['logo'], decoding),
    displayFqn: typeof fields['displayFqn'] === 'boolean' ? fields['displayFqn'] : null,
    displayCta: yes(fields['displayCta'], decoding),
    feedInjection: yes(fields['feedInjection'], decoding),
    mediaPreview: no(fields['mediaPreview'], decoding),
    authenticatedProfile: yes(fields['authenticatedProfile'], decoding),
    verifiedIcon: optionalUrl(fields['verifiedIcon'], decoding),
    allowedEmoji: emoji.length > 0 ? emoji : [...DEFAULT_REACTIONS],
    customCss: words(fields['customCss'], decoding),
    promoItems: promoItems(fieldsOf(fields['promoPanel'])['items'], decoding),
    footerLinks: footerLinks(fieldsOf(fields['navlinks'])['homeFooter'], decoding),
    defaultSettings: isRecord(fields['defaultSettings']) ? fields['defaultSettings'] : {},
    ads: {
      isEnabled: extension['enabled'] === true,
      provider: AD_PROVIDERS.find(known => known === provider) ?? null,
      endpoint: optionalUrl(extension['endpoint'], decoding),
      algorithm: algorithm(extension),
      items: ads(fields['ads'], decoding),
    },
  };
};
