import { type CallOptions, type Calls, isUnknownAddress } from '../calls.js';
import { type Markers, type MarkerTimeline, parseMarkers } from '../entities/marker.js';
import { isApiError } from '../errors.js';
import { wireId } from '../ids.js';

export interface MarkerOptions extends CallOptions {
  /** The page is about to go: the request outlives it. */
  keepalive?: boolean;
}

/** How far a member has read, kept by the server for all their devices (spec 5). */
export function markersResource(calls: Calls) {
  return {
    /** Of these lists; none on a server without markers. */
    async get(timelines: readonly MarkerTimeline[], options: CallOptions = {}): Promise<Markers> {
      try {
        const { data } = await calls.request('GET', '/api/v1/markers', { ...options, query: { timeline: timelines } });
        return parseMarkers(data, calls.decoding());
      } catch (error) {
        if (isUnknownAddress(error)) return {};
        throw error;
      }
    },
    /**
     * Where the server has the marker now: not where it was asked to be when another device was there at the same moment
     * (409). None on a server without markers.
     */
    async set(timeline: MarkerTimeline, lastReadId: string, options: MarkerOptions = {}): Promise<Markers> {
      const json = { [timeline]: { last_read_id: wireId(lastReadId) } };
      try {
        const { data } = await calls.request('POST', '/api/v1/markers', { ...options, json });
        return parseMarkers(data, calls.decoding());
      } catch (error) {
        if (isApiError(error) && error.status === 409) return this.get([timeline], { signal: options.signal });
        if (isUnknownAddress(error)) return {};
        throw error;
      }
    },
  };
}
