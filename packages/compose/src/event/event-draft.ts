/** An event that is being written, and its rules (EVT-02). */
import type { EventParameters, EventPlace, EventSource, Status } from '@rookery/api-client';
import type { EventPayload, OutboxDraft } from '@rookery/store';
import { eventBanner } from '@rookery/timeline/parts';
import { produce } from 'immer';

/** The banner of a draft: a file that is uploaded with the event, or an attachment that the server has. */
export type DraftBanner =
  | { readonly kind: 'file'; readonly id: string; readonly file: Blob; readonly name: string }
  | { readonly kind: 'attachment'; readonly mediaId: string; readonly url: string | null };

export interface EventDraft {
  readonly id: string;
  /** The event that it edits; null for a new one. */
  readonly editedId: string | null;
  readonly name: string;
  /** The description. */
  readonly status: string;
  readonly location: EventPlace | null;
  readonly banner: DraftBanner | null;
  /** Epoch ms. */
  readonly start: number;
  /** Epoch ms; null without an end. */
  readonly end: number | null;
  /** The organiser accepts each participant. Fixed once the event exists. */
  readonly isRestricted: boolean;
  /** Epoch ms. */
  readonly updatedAt: number;
}

const STEP_MS = 15 * 60_000;
/** An end is this long after the start unless it is chosen. */
const DEFAULT_LENGTH_MS = 2 * 60 * 60_000;

/** A new event that starts at the next quarter of an hour. */
export function beginEvent(id: string, now: number): EventDraft {
  return {
    id,
    editedId: null,
    name: '',
    status: '',
    location: null,
    banner: null,
    start: (Math.floor(now / STEP_MS) + 1) * STEP_MS,
    end: null,
    isRestricted: false,
    updatedAt: now,
  };
}

/** A stored draft of any version, or one that was damaged: what cannot be read is as in a new event. Null: there is nothing to read. */
export function readEventDraft(stored: unknown, now: number): EventDraft | null {
  const fields = (typeof stored === 'object' ? stored : null) as { readonly [Name in keyof EventDraft]?: unknown } | null;
  if (typeof fields?.id !== 'string') return null;
  const begun = beginEvent(fields.id, now);
  const textOr = <Other>(value: unknown, other: Other) => (typeof value === 'string' ? value : other);
  const timeOr = <Other>(value: unknown, other: Other) => (typeof value === 'number' && Number.isFinite(value) ? value : other);
  return {
    ...begun,
    editedId: textOr(fields.editedId, null),
    name: textOr(fields.name, ''),
    status: textOr(fields.status, ''),
    // Only the editor writes places and banners.
    location: isObject(fields.location) ? (fields.location as EventPlace) : null,
    banner: isBanner(fields.banner) ? fields.banner : null,
    start: timeOr(fields.start, begun.start),
    end: timeOr(fields.end, null),
    isRestricted: fields.isRestricted === true,
    updatedAt: timeOr(fields.updatedAt, now),
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isBanner(value: unknown): value is DraftBanner {
  if (!isObject(value)) return false;
  // A file that is gone leaves null.
  return 'file' in value ? value.file instanceof Blob : 'mediaId' in value && typeof value.mediaId === 'string';
}

/** The draft of an event as it is published. */
export function editEvent(id: string, status: Status, source: EventSource, now: number): EventDraft {
  const { event } = status;
  const banner = eventBanner(status);
  const begun = beginEvent(id, now);
  return {
    ...begun,
    editedId: status.id,
    name: event?.name ?? '',
    status: source.text,
    location: source.location,
    banner: banner && { kind: 'attachment', mediaId: banner.id, url: banner.preview_url ?? banner.url },
    start: timeOf(event?.start_time) ?? begun.start,
    end: timeOf(event?.end_time),
    isRestricted: event?.join_mode === 'restricted',
  };
}

const timeOf = (time: string | null | undefined): number | null =>
  time === null || time === undefined ? null : Date.parse(time);

/** Whether nothing would be lost with the draft (MOD-06). The times and the approval alone are no content. */
export function isEmptyEventDraft({ name, status, location, banner }: EventDraft): boolean {
  return name === '' && status === '' && location === null && banner === null;
}

export type EventProblem = 'name' | 'start' | 'end';

/** The reasons why a draft cannot be sent: no name, a start that has passed, an end before the start. An event may be edited after its start. */
export function eventProblems({ editedId, name, start, end }: EventDraft, now: number): EventProblem[] {
  const problems: EventProblem[] = [];
  if (name.trim() === '') problems.push('name');
  if (editedId === null && start <= now) problems.push('start');
  if (end !== null && end < start) problems.push('end');
  return problems;
}

/** The draft with another start. An end moves along, so that the event is as long as before. */
export const withStart = (draft: EventDraft, start: number): EventDraft =>
  produce(draft, next => {
    if (next.end !== null) next.end += start - next.start;
    next.start = start;
  });

/** The draft with an end two hours after its start, or without one. */
export const withEnd = (draft: EventDraft, hasEnd: boolean): EventDraft =>
  produce(draft, next => {
    next.end = hasEnd ? next.start + DEFAULT_LENGTH_MS : null;
  });

/** Servers know the banner of an event by this description. */
const BANNER_DESCRIPTION = 'Banner';

/** The record that sends a draft. */
export function recordOfEvent(draft: EventDraft, recordId: string): OutboxDraft<EventPayload> {
  const { editedId, banner } = draft;
  return {
    id: recordId,
    kind: editedId === null ? 'event' : 'event-edit',
    subject: `event:${editedId ?? draft.id}`,
    draftId: draft.id,
    undoMs: 0,
    uploads:
      banner?.kind !== 'file'
        ? []
        : [
            {
              id: banner.id,
              file: banner.file,
              name: banner.name,
              description: BANNER_DESCRIPTION,
              focus: null,
              mediaId: null,
              uploadedAt: null,
            },
          ],
    payload: { editedId, parameters: parametersOf(draft), knownIds: null },
  };
}

function parametersOf({ editedId, name, status, location, banner, start, end, isRestricted }: EventDraft): EventParameters {
  return {
    name: name.trim(),
    status: status.trim(),
    start_time: new Date(start).toISOString(),
    end_time: end === null ? null : new Date(end).toISOString(),
    banner_id: banner?.kind === 'attachment' ? banner.mediaId : null,
    location_id: location?.origin_id ?? null,
    ...(editedId === null ? { join_mode: isRestricted ? 'restricted' : 'free' } : {}),
  };
}
