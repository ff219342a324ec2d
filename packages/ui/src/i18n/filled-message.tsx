import { Fragment, type ReactNode } from 'react';

/** Private use characters, which no message contains: each holds the place of an element in a formatted message. */
export const places = { first: '\uE000', second: '\uE001', object: '\uE002' } as const;

/** A formatted message with elements in their places. */
export function filledMessage(text: string, elements: Partial<Record<keyof typeof places, ReactNode>>): ReactNode {
  const inPlace = new Map<string, ReactNode>([
    [places.first, elements.first],
    [places.second, elements.second],
    [places.object, elements.object],
  ]);
  return text
    .split(/([\uE000-\uE002])/)
    .map((part, index) => <Fragment key={index}>{inPlace.has(part) ? inPlace.get(part) : part}</Fragment>);
}
