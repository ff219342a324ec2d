import type { Status } from '@rookery/api-client';
import { lazyPart } from '@rookery/ui';
import { useCallback, useState, type ReactNode } from 'react';

const ReactionPicker = lazyPart(async () => (await import('./reaction-picker.screen.js')).ReactionPickerScreen);

/** The picker of reactions, and the function that opens it beside the row of a post. Its code loads with the first use. */
export function useReactionPicker(hasCustom: boolean): {
  picker: ReactNode;
  react: (status: Status, row: HTMLElement | null) => void;
} {
  const [target, setTarget] = useState<{ statusId: string; row: HTMLElement | null } | null>(null);
  const react = useCallback((status: Status, row: HTMLElement | null) => setTarget({ statusId: status.id, row }), []);
  const close = useCallback(() => setTarget(null), []);
  const picker = target && <ReactionPicker {...target} hasCustom={hasCustom} onClose={close} onLoadFailed={close} />;
  return { picker, react };
}
