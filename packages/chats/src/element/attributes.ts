import { parseServer } from '@rookery/api-client';
import {
  DISPLAY_ATTRIBUTES,
  oneOf,
  readDisplayAttributes,
  type DisplayAttributes,
  type ReadAttribute,
} from '@rookery/ui/element';

export type ElementLayout = 'inline' | 'dock' | 'full';

/** The attributes of the element, parsed. Invalid values count as absent. */
export interface ElementAttributes extends DisplayAttributes {
  /** The origin of the server; `null` without a valid address. */
  readonly server: string | null;
  readonly chatId: string | null;
  readonly layout: ElementLayout;
}

export const ATTRIBUTE_NAMES = ['server', 'chat-id', 'layout', ...DISPLAY_ATTRIBUTES] as const;

/**
 * Parses the attributes.
 *
 * @param pageLocale The language around the element, for one without `locale`; '' if the page has none.
 */
export function readAttributes(read: ReadAttribute, pageLocale: string): ElementAttributes {
  return {
    ...readDisplayAttributes(read, pageLocale),
    server: parseServer(read('server')),
    chatId: read('chat-id') || null,
    layout: oneOf(read('layout'), ['inline', 'dock', 'full']) ?? 'inline',
  };
}
