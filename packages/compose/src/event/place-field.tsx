import { eventsOf, type EventPlace } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { cleanName, IconButton, throttle, useLocale, useMessages } from '@rookery/ui';
import { ComboBox } from '@rookery/ui/combo-box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MapPin, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { placeLines } from '@rookery/timeline/parts';
import { editorMessages } from './messages.js';

/** Places are searched at most this often while the reader types (ms). */
const SEARCH_INTERVAL_MS = 900;
const QUERY_LENGTH = 200;

interface PlaceFieldProps {
  value: EventPlace | null;
  onChange(value: EventPlace | null): void;
}

/** The place of an event: one that the server's search finds. */
export function PlaceField({ value, onChange }: PlaceFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const hasChanged = useRef(false);
  const isChosen = value !== null;
  // The search and the chosen place replace each other: without this the focus would be lost with the control that was used.
  useEffect(() => {
    if (hasChanged.current) field.current?.querySelector<HTMLElement>(isChosen ? 'button' : 'input')?.focus();
    hasChanged.current = false;
  }, [isChosen]);
  const change = (next: EventPlace | null): void => {
    hasChanged.current = true;
    onChange(next);
  };
  return (
    <div ref={field}>{value === null ? <PlaceSearch onChange={change} /> : <ChosenPlace value={value} onChange={change} />}</div>
  );
}

function ChosenPlace({ value, onChange }: PlaceFieldProps & { value: EventPlace }) {
  const text = useMessages(editorMessages);
  return (
    <div className="rk-event-place">
      <span className="rk-event-label">{text.location()}</span>
      <p>
        <MapPin size={18} strokeWidth={1.85} aria-hidden="true" />
        <span>
          {linesOf(value).map((line, index) => (
            <span key={index}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </span>
        <IconButton
          label={text.resetLocation()}
          icon={<X size={18} strokeWidth={1.85} aria-hidden="true" />}
          onClick={() => onChange(null)}
        />
      </p>
    </div>
  );
}

function linesOf({ description, ...address }: EventPlace): string[] {
  return placeLines({ name: description, ...address, longitude: null, latitude: null }).map(cleanName);
}

function PlaceSearch({ onChange }: Pick<PlaceFieldProps, 'onChange'>) {
  const text = useMessages(editorMessages);
  const { locale } = useLocale();
  const client = useClient();
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const search = useMemo(() => throttle(setQuery, SEARCH_INTERVAL_MS), []);
  useEffect(() => () => search.cancel(), [search]);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['events', 'places', locale, query],
    queryFn: ({ signal }) => eventsOf(client).findPlaces(query, locale, { signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  const places = query === '' ? [] : (data ?? []);
  const wanted = typed.trim();
  const isSearching = isFetching || query !== wanted;
  const state = isSearching ? text.searching() : isError ? text.placesFailed() : text.noPlaces();
  return (
    <ComboBox
      label={text.location()}
      icon={<MapPin size={18} strokeWidth={1.85} aria-hidden="true" />}
      placeholder={text.locationHint()}
      maxLength={QUERY_LENGTH}
      text={typed}
      onTextChange={value => {
        setTyped(value);
        search(value.trim());
      }}
      items={places.map(place => ({ id: place.origin_id, lines: linesOf(place) }))}
      // From the first key on: the list opens while the text changes, not when a throttled search is due.
      emptyText={wanted === '' ? undefined : state}
      onChoose={id => {
        const place = places.find(({ origin_id }) => origin_id === id);
        if (place !== undefined) onChange(place);
      }}
    />
  );
}
