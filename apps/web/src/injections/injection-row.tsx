import type { InjectionSlotProps } from '@rookery/timeline';
import { SUGGESTIONS_KIND, SuggestionsBlockScreen } from '@rookery/timeline/suggestions';

/** A row between two posts, by its kind. */
export function InjectionRow({ injection, titleId }: InjectionSlotProps) {
  return injection.kind === SUGGESTIONS_KIND ? <SuggestionsBlockScreen titleId={titleId} allHref="/suggestions" /> : null;
}
