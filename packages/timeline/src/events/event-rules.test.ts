import type { StatusEvent } from '@rookery/api-client';
import { anAttachment, aStatus, anEvent } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { eventBanner, galleryAttachments } from '../status/event-media.js';
import { asksBeforeLeaving, eventAction, eventLinks, eventTime, fallbackHue, linkText, placeLines } from './event-rules.js';

describe('eventAction', () => {
  it.each([
    ['manage', { join_state: 'accept' }, true],
    ['join', { join_mode: 'free' }, false],
    ['join', { join_mode: null }, false],
    ['request', { join_mode: 'restricted' }, false],
    ['none', { join_mode: 'invite' }, false],
    ['going', { join_mode: 'invite', join_state: 'accept' }, false],
    ['pending', { join_mode: 'restricted', join_state: 'pending' }, false],
    ['rejected', { join_mode: 'restricted', join_state: 'reject' }, false],
  ] as const)('[EVT-01] is %s for %j (own: %s)', (action, fields, isOwn) => {
    expect(eventAction(anEvent(fields), isOwn)).toBe(action);
  });

  it('[EVT-01] asks before leaving where joining again needs an approval', () => {
    const asks = (fields: Partial<StatusEvent>) => asksBeforeLeaving(anEvent(fields));
    expect(asks({ join_mode: 'restricted', join_state: 'accept' })).toBe(true);
    expect(asks({ join_mode: 'restricted', join_state: 'pending' })).toBe(false);
    expect(asks({ join_mode: 'free', join_state: 'accept' })).toBe(false);
  });
});

describe('eventTime', () => {
  const kind = (start: string | null, end: string | null, timeZone?: string) =>
    eventTime(anEvent({ start_time: start, end_time: end }), timeZone).kind;

  it('[EVT-01] has a start, and an end only after it', () => {
    expect(kind(null, '2026-11-22T18:00:00Z')).toBe('unknown');
    expect(kind('2026-11-22T18:00:00Z', null)).toBe('start');
    expect(kind('2026-11-22T18:00:00Z', '2026-11-22T17:59:59Z')).toBe('start');
    expect(kind('2026-11-22T18:00:00Z', '2026-11-22T18:00:00Z', 'UTC')).toBe('same-day');
  });

  it('[EVT-01] tells days apart by the clock of the reader', () => {
    const late = ['2026-11-22T22:00:00Z', '2026-11-23T01:00:00Z'] as const;
    expect(kind(...late, 'UTC')).toBe('days');
    expect(kind(...late, 'America/New_York')).toBe('same-day');
    expect(kind(...late, 'Asia/Tokyo')).toBe('same-day');
  });

  it('[EVT-01] is of one day in the hour that a clock repeats', () => {
    expect(kind('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', 'Europe/Berlin')).toBe('same-day');
  });
});

describe('the parts of an event', () => {
  const banner = anAttachment({ id: '1', description: 'Banner' });
  const link = anAttachment({ id: '2', type: 'unknown', mime_type: 'text/html', remote_url: 'https://a.example/x/', url: null });
  const picture = anAttachment({ id: '3', description: 'A tram' });
  const status = aStatus({ event: anEvent(), media_attachments: [banner, link, picture] });

  it('[EVT-01] takes the banner and the links out of the gallery', () => {
    expect(eventBanner(status)).toBe(banner);
    expect(galleryAttachments(status)).toEqual([picture]);
    expect(eventLinks(status)).toEqual(['https://a.example/x/']);
  });

  it('[EVT-01] has no banner when the first picture is described by a person', () => {
    expect(eventBanner({ ...status, media_attachments: [picture, banner] })).toBeNull();
    expect(eventBanner({ ...status, media_attachments: [{ ...banner, type: 'video' }] })).toBeNull();
  });

  it('leaves the attachments of other posts alone', () => {
    const plain = aStatus({ media_attachments: [banner, link] });
    expect(galleryAttachments(plain)).toBe(plain.media_attachments);
    expect(eventBanner(plain)).toBeNull();
  });

  it('[EVT-01] writes an address line by line and skips what is missing', () => {
    const place = { name: 'Depot', street: ' ', postal_code: '1210', locality: 'Rookhaven', country: '', region: 'x' };
    expect(placeLines({ ...place, longitude: null, latitude: null })).toEqual(['Depot', '1210, Rookhaven']);
  });

  it('shows the address of a link without scheme', () => {
    expect(linkText('https://www.tram.example/depot/')).toBe('tram.example/depot');
    expect(linkText('javascript:alert(1)')).toBe('javascript:alert(1)');
  });

  it('gives an event without banner the same colour again', () => {
    expect(fallbackHue({ id: '12' })).toBe(fallbackHue({ id: '12' }));
    expect(new Set(Array.from({ length: 60 }, (_, index) => fallbackHue({ id: `A${index}` }))).size).toBe(6);
  });
});
