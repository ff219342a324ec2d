import type { Draft, DraftMedia, DraftPart } from '../outbox/draft.js';

export function aPart(overrides: Partial<DraftPart> = {}): DraftPart {
  return { id: 'key-0', text: '', spoilerText: null, sensitive: false, media: [], poll: null, ...overrides };
}

export function aDraft(overrides: Partial<Draft> = {}): Draft {
  return {
    id: 'draft-1',
    parts: [aPart()],
    visibility: 'public',
    language: null,
    inReplyToId: null,
    quoteId: null,
    scheduledAt: null,
    editedId: null,
    prefilledText: '',
    updatedAt: 0,
    ...overrides,
  };
}

export function aPicture(overrides: Partial<DraftMedia> = {}): DraftMedia {
  return {
    id: 'file-1',
    file: new Blob(['picture'], { type: 'image/png' }),
    name: 'harbour.png',
    description: '',
    focus: null,
    attachment: null,
    uploadedAt: null,
    ...overrides,
  };
}

/** Ids in order: key-1, key-2, … */
export function ids(): () => string {
  let count = 0;
  return () => `key-${(count += 1)}`;
}
