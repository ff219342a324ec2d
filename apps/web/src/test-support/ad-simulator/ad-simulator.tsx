import { createImpressions, loadAds, SponsoredPost } from '@rookery/ads';
import '@rookery/ads/styles.css';
import { isUsable } from '@rookery/ads/rules';
import { createClient, type Ad, type AdProvider } from '@rookery/api-client';
import { noPlacements } from '@rookery/timeline/injections';
import { Button } from '@rookery/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { SimulatorForm, type SimulatorValues } from './simulator-form.js';
import { nextRequestAt, simulateAds, type Simulation } from './simulate-ads.js';
import './ad-simulator.css';

interface AdSimulatorProps {
  initial: SimulatorValues;
  /** Answers the requests of the providers. */
  fetch: typeof globalThis.fetch;
  /** The ads of the provider `soapbox`, which has them in the site settings. */
  siteAds: readonly Ad[];
}

interface LogEntry {
  at: number;
  text: string;
}

const noAds: readonly Ad[] = [];
const requestOf = (provider: AdProvider | null, at: number): LogEntry => ({ at, text: `Request: ${provider ?? 'no provider'}` });
const site = { title: 'Harbour', thumbnail: null };
const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));
const time = (at: number): string => new Date(at).toISOString().slice(11, 19);

/** Ads in a list of posts, by the functions of the app, with everything that decides their places set by hand. Its texts are English. */
export function AdSimulator({ initial, fetch, siteAds }: AdSimulatorProps) {
  const [values, setValues] = useState(initial);
  const [requestedAt, setRequestedAt] = useState(initial.now);
  const [log, setLog] = useState<readonly LogEntry[]>(() => [requestOf(initial.provider, initial.now)]);
  const [before, setBefore] = useState<Simulation | null>(null);
  const { provider, now } = values;

  const impressions = useMemo(
    () =>
      createImpressions(url => {
        setLog(entries => [...entries, { at: Date.now(), text: `Impression: ${addressOf(url)}` }]);
        return Promise.resolve(new Response());
      }),
    [],
  );
  const { data: ads = noAds } = useQuery({
    queryKey: ['simulated ads', provider, requestedAt],
    queryFn: () => {
      const settings = {
        isEnabled: true,
        provider,
        endpoint: 'https://ads.example/rumble.json',
        algorithm: null,
        items: [...siteAds],
      };
      return loadAds({ client: createClient({ baseUrl: 'https://harbour.example', fetch }), settings, locale: 'en', fetch });
    },
    placeholderData: keepPreviousData,
  });

  const { rows, placements } = simulateAds(values, ads, before?.placements ?? noPlacements);
  const next = nextRequestAt(ads, now, requestedAt);

  const change = (changed: Partial<SimulatorValues>): void => {
    setValues({ ...values, ...changed });
    if (changed.provider !== undefined) setLog([...log, requestOf(changed.provider, now)]);
    // Another algorithm, seed or option is another list; posts above and below and another time are not.
    setBefore(isSameList(changed) ? { rows, placements } : null);
  };
  const wait = (minutes: number): void => {
    const later = now + minutes * 60_000;
    change({ now: later });
    if (next === null || next > later) return;
    setRequestedAt(later);
    setLog([...log, requestOf(provider, later)]);
  };
  return (
    <div className="app-ad-simulator">
      <SimulatorForm values={values} onChange={change} onWait={wait} />
      <p>
        <Button onClick={() => change({ newest: values.newest + 40 })}>40 newer posts</Button>{' '}
        <Button onClick={() => change({ oldest: values.oldest - 20 })}>20 older posts</Button>
      </p>
      <dl>
        <dt>Clock</dt>
        <dd>{time(now)}</dd>
        <dt>Next request</dt>
        <dd>{next === null ? 'never' : time(next)}</dd>
        {ads.map((ad, index) => (
          <div key={index}>
            <dt>{ad.card.title || ad.card.url}</dt>
            <dd>
              {ad.expires_at === null ? 'does not expire' : `expires at ${time(Date.parse(ad.expires_at))}`}
              {isUsable(ad, now) ? '' : ', no longer shown'}
            </dd>
          </div>
        ))}
      </dl>
      <ol aria-label="List" className="app-ad-simulator-list">
        {rows.map(row =>
          row.kind === 'post' ? (
            <li key={row.id}>Post {row.id}</li>
          ) : (
            <li key={`ad-${row.placement}`} data-placement={row.placement}>
              {row.ad === null ? (
                'No ad left'
              ) : (
                <SponsoredPost
                  ad={row.ad}
                  site={site}
                  titleId={`ad-${row.placement}`}
                  onSeen={() => impressions.report(row.ad?.impression ?? null)}
                />
              )}
            </li>
          ),
        )}
      </ol>
      <ol aria-label="Log" className="app-ad-simulator-log">
        {log.map((entry, index) => (
          <li key={index}>
            {time(entry.at)} {entry.text}
          </li>
        ))}
      </ol>
    </div>
  );
}

const isSameList = (changed: Partial<SimulatorValues>): boolean =>
  Object.keys(changed).every(name => ['newest', 'oldest', 'now'].includes(name));
