import { useNotify } from '@rookery/ui';
import { useRef } from 'react';
import type { SettingTexts } from './setting-texts.js';

type Change<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };

/** A change of some values with a notice that takes it back. A later change replaces the notice. */
export function useUndo<Values extends object>(texts: SettingTexts, values: Values, change: (change: Change<Values>) => void) {
  const notify = useNotify();
  const dismiss = useRef<() => void>(undefined);
  return (next: Change<Values>, notice: string): void => {
    const names = Object.keys(next) as (keyof Values)[];
    const before = Object.fromEntries(names.map(name => [name, values[name]])) as Change<Values>;
    change(next);
    dismiss.current?.();
    notify({
      kind: 'success',
      text: notice,
      action: { label: texts.text.undo(), onPress: () => change(before) },
      follow: remove => {
        dismiss.current = remove;
        return () => {
          if (dismiss.current === remove) dismiss.current = undefined;
        };
      },
    });
  };
}
