import { type CallOptions, isUnknownEndpoint, type WithCalls } from '../request/calls.js';
import { type Markers, type MarkerTimeline, parseMarkers } from '../entities/marker.js';
import { isApiError } from '../request/errors.js';
import { wireId } from '../entities/ids.js';

export interface MarkerOptions extends CallOptions {
  /** The request may outlive the page. */
  keepalive?: boolean;
}

/** Reading positions, stored by the server and shared by the account's devices. */
export function markersOf({ calls }: WithCalls) {
  return {
    /** Fetches the markers of these lists; `{}` on a server without markers. */
    async get(timelines: readonly MarkerTimeline[], options: CallOptions = {}): Promise<Markers> {
      try {
        const { data } = await calls.request('GET', '/api/v1/markers', { ...options, query: { timeline: timelines } });
        return parseMarkers(data, calls.decoding());
      } catch (error) {
        if (isUnknownEndpoint(error)) return {};
        throw error;
      }
    },
    /**
     * Moves a marker and resolves with its position on the server. When another device wrote at the same moment (409), that is
     * the other device's position. `{}` on a server without markers.
     */
    async set(timeline: MarkerTimeline, lastReadId: string, options: MarkerOptions = {}): Promise<Markers> {
      const json = { [timeline]: { last_read_id: wireId(lastReadId) } };
      try {
        const { data } = await calls.request('POST', '/api/v1/markers', { ...options, json });
        return parseMarkers(data, calls.decoding());
      } catch (error) {
        if (isApiError(error) && error.status === 409) return this.get([timeline], { signal: options.signal });
        if (isUnknownEndpoint(error)) return {};
        throw error;
      }
    },
  };
}
