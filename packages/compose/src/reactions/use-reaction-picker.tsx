import type { Status } from '@rookery/api-client';
import type { LazyPartProps } from '@rookery/ui';
import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import type { ReactionPickerProps } from './reaction-picker.screen.js';

interface PickerOptions extends Pick<ReactionPickerProps, 'hasCustom' | 'page'> {
  /** `ReactionPickerScreen`, whose code an app loads with the first use. */
  Picker: ComponentType<ReactionPickerProps & LazyPartProps>;
}

/** The picker of reactions, and the function that opens it beside the row of a post. */
export function useReactionPicker({ Picker, ...options }: PickerOptions): {
  picker: ReactNode;
  react: (status: Status, row: HTMLElement | null) => void;
} {
  const [target, setTarget] = useState<{ statusId: string; row: HTMLElement | null } | null>(null);
  const react = useCallback((status: Status, row: HTMLElement | null) => setTarget({ statusId: status.id, row }), []);
  const close = useCallback(() => setTarget(null), []);
  return { react, picker: target && <Picker {...target} {...options} onClose={close} onLoadFailed={close} /> };
}
