import type { SearchHit } from '@rookery/store/search';
import { BlankState, Button, ErrorState, Link, Loading, useFormat, useMessages, VisuallyHidden } from '@rookery/ui';
import { SearchX } from 'lucide-react';
import { useId } from 'react';
import { FoundDocument } from './found-document.js';
import { searchMessages } from './messages.js';
import type { DeviceSearchState } from './use-found-on-device.js';

export interface FoundOnDeviceProps {
  state: DeviceSearchState;
  hrefOf(document: SearchHit['document']): string;
  onOpen(document: SearchHit['document']): void;
  onRetry(): void;
  /** The server, whose results follow. */
  server: string;
  /** The page with all results; null: it is this one. */
  allHref: string | null;
  /** Shows more results; null: all are shown. Only on the page with all. */
  onMore: (() => void) | null;
}

/** Posts and profiles of the device that match: the first results above those of the server, or all of them. Newest first. */
export function FoundOnDevice({ state, server, allHref, ...rest }: FoundOnDeviceProps) {
  const text = useMessages(searchMessages);
  const titleId = useId();
  if (allHref === null) return <AllOnDevice state={state} {...rest} />;
  const count = state.kind === 'found' ? state.found.people.total + state.found.posts.total : 0;
  // Beside the results of the server nothing is said where there is nothing.
  if (state.kind !== 'found' || count === 0) return null;
  const { people, posts } = state.found;
  const shown = [...people.hits.slice(0, 1), ...posts.hits].slice(0, 3);
  return (
    <>
      <section className="rk-found-device" aria-labelledby={titleId}>
        <div className="rk-trends-head">
          <h2 id={titleId}>{text.device()}</h2>
          {count > shown.length && <AllLink href={allHref} count={count} />}
        </div>
        <Hits hits={shown} {...rest} />
      </section>
      <h2 className="rk-found-server">{text.onServer({ server })}</h2>
    </>
  );
}

function AllLink({ href, count }: { href: string; count: number }) {
  const text = useMessages(searchMessages);
  const format = useFormat();
  return <Link href={href}>{text.allOnDevice({ count, shown: format.number(count) })}</Link>;
}

function AllOnDevice({ state, hrefOf, onOpen, onRetry, onMore }: Omit<FoundOnDeviceProps, 'allHref' | 'server'>) {
  const text = useMessages(searchMessages);
  const format = useFormat();
  switch (state.kind) {
    case 'searching':
      return <Loading />;
    case 'denied':
      return <NothingOnDevice title={text.deviceDenied()} text={text.deviceDeniedText()} />;
    case 'failed':
      return <ErrorState title={text.deviceFailed()} onRetry={onRetry} />;
    case 'found': {
      const { people, posts, text: words } = state.found;
      const count = people.hits.length + posts.total;
      if (count === 0) return <NothingOnDevice title={text.noneOnDevice({ words })} text={text.deviceHint()} />;
      return (
        <section className="rk-found-device" aria-label={text.device()}>
          <VisuallyHidden>
            <output>{text.countOnDevice({ count, shown: format.number(count) })}</output>
          </VisuallyHidden>
          <Hits hits={people.hits} hrefOf={hrefOf} onOpen={onOpen} />
          <Hits hits={posts.hits} hrefOf={hrefOf} onOpen={onOpen} />
          {onMore === null ? (
            <p className="rk-found-end">{text.end()}</p>
          ) : (
            <Button className="rk-found-more" onClick={onMore}>
              {text.moreOnDevice()}
            </Button>
          )}
        </section>
      );
    }
  }
}

function Hits({ hits, hrefOf, onOpen }: Pick<FoundOnDeviceProps, 'hrefOf' | 'onOpen'> & { hits: readonly SearchHit[] }) {
  if (hits.length === 0) return null;
  return (
    <ul>
      {hits.map(hit => (
        <li key={hit.document.id}>
          <FoundDocument hit={hit} href={hrefOf(hit.document)} onOpen={() => onOpen(hit.document)} />
        </li>
      ))}
    </ul>
  );
}

function NothingOnDevice({ title, text }: { title: string; text: string }) {
  return <BlankState icon={<SearchX size={28} strokeWidth={1.6} aria-hidden="true" />} title={title} description={text} />;
}
