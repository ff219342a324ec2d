import type { AdProviderName, Server, Wire } from './server.js';

const LIFETIME_MS = 60 * 60_000;

interface AdRecord {
  id: string;
  title: string;
  description: string;
  host: string;
  reason: string;
  image: string;
}

const records: readonly AdRecord[] = [
  {
    id: 'lamps',
    title: 'Lamps for long evenings, made in the harbour',
    description: 'Hand-blown shades, warm light, and parts you can replace for as long as you own one.',
    host: 'lamps.example',
    reason: '',
    image: '/media/picture/1-41-600x400.svg',
  },
  {
    id: 'tea',
    title: 'Tea that has crossed one border only',
    description: 'From the hillside to your kettle, by train.',
    host: 'tea.example',
    reason: 'You follow accounts that post about tea.',
    image: '/media/picture/2-42-600x400.svg',
  },
  {
    id: 'bicycles',
    title: 'The bicycle that fits under your desk',
    description: '',
    host: 'bicycles.example',
    reason: '',
    image: '/media/picture/3-43-600x400.svg',
  },
];

const picture = (server: Server, { image }: AdRecord): string => server.origin + image;
const clickUrl = ({ id, host }: AdRecord): string => `https://${host}/?from=${id}`;
const impressionUrl = (server: Server, { id }: AdRecord): string => `${server.origin}/ads/seen/${id}`;
const expiry = (server: Server): Date => new Date(server.now() + LIFETIME_MS);

/** Ads as the site settings and Truth Social have them; each request makes them last an hour more. */
export function adsJson(server: Server): Wire[] {
  return records.map(record => ({
    impression: impressionUrl(server, record),
    expires_at: expiry(server).toISOString(),
    reason: record.reason || null,
    card: {
      url: clickUrl(record),
      title: record.title,
      description: record.description,
      type: 'link',
      provider_name: record.host,
      provider_url: `https://${record.host}`,
      image: picture(server, record),
    },
  }));
}

/** The same ads in the form of Rumble. */
export function rumbleAdsJson(server: Server): Wire {
  const ads = records.map(record => ({
    type: 1,
    impression: impressionUrl(server, record),
    click: clickUrl(record),
    asset: picture(server, record),
    expires: Math.floor(expiry(server).getTime() / 1000),
  }));
  return { count: ads.length, ads };
}

/** The site settings of a site with ads of this provider: one in every five posts. */
export function adSettingsJson(server: Server, provider: AdProviderName): Wire {
  const algorithm = ['linear', { interval: 5 }];
  const endpoint = provider === 'rumble' ? { endpoint: `${server.origin}/ads/rumble.json` } : {};
  return {
    extensions: { ads: { enabled: true, provider, algorithm, ...endpoint } },
    ads: provider === 'soapbox' ? adsJson(server) : [],
  };
}
