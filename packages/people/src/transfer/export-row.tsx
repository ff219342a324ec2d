import { Button, useFormat, useMessages } from '@rookery/ui';
import { transferMessages } from './messages.js';

/** `count`: what is loaded, of `total` where that is known. `saved`: the address of the file in the browser; null: nothing was found. */
export type ExportRowState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly count: number; readonly total: number | null }
  | { readonly kind: 'waiting'; readonly count: number; readonly until: number }
  | { readonly kind: 'failed'; readonly count: number; readonly reason: string | null }
  | { readonly kind: 'done'; readonly count: number; readonly url: string | null };

export interface ExportRowProps {
  name: string;
  hint?: string | undefined;
  fileName: string;
  state: ExportRowState;
  onExport(): void;
  onCancel(): void;
  onGoOn(): void;
}

/** One file: the button that loads it, how far that is, and the link that saves it. */
export function ExportRow({ name, hint, fileName, state, onExport, onCancel, onGoOn }: ExportRowProps) {
  const text = useMessages(transferMessages);
  const isLoading = state.kind === 'running' || state.kind === 'waiting';
  const [label, fullName, onPress] = isLoading
    ? [text.cancel(), text.cancelName({ name }), onCancel]
    : state.kind === 'failed'
      ? [text.goOn(), text.goOnName({ name }), onGoOn]
      : [text.export(), text.exportName({ name }), onExport];
  return (
    <li className="rk-export-row" data-state={state.kind}>
      <div className="rk-export-head">
        <div>
          <b>{name}</b>
          {hint !== undefined && <small>{hint}</small>}
        </div>
        {/* One button for all states: it keeps the focus. */}
        <Button size="sm" aria-label={fullName} onClick={onPress}>
          {label}
        </Button>
      </div>
      <ExportProgress state={state} name={name} fileName={fileName} />
    </li>
  );
}

function ExportProgress({ state, name, fileName }: Pick<ExportRowProps, 'state' | 'name' | 'fileName'>) {
  const text = useMessages(transferMessages);
  const format = useFormat();
  const loaded = (count: number) => text.loaded({ count, shortCount: format.number(count) });
  switch (state.kind) {
    case 'idle':
      return null;
    case 'running':
      return (
        <div className="rk-transfer-progress">
          <progress
            aria-label={name}
            {...(state.total !== null && { value: Math.min(state.count, state.total), max: state.total })}
          />
          <small>{loaded(state.count)}</small>
        </div>
      );
    case 'waiting':
      return (
        <output className="rk-transfer-note">
          {text.waitsUntil({ time: format.date(state.until, { timeStyle: 'medium' }) })}
        </output>
      );
    case 'failed':
      return (
        <div role="alert">
          <p className="rk-transfer-error">
            {state.reason === null ? text.exportFailed() : text.exportFailedReason({ reason: state.reason })}
          </p>
          {state.count > 0 && <small>{loaded(state.count)}</small>}
        </div>
      );
    case 'done':
      return (
        <output className="rk-transfer-note">
          {state.url === null ? (
            text.nothing()
          ) : (
            <>
              {text.ready()}{' '}
              <a href={state.url} download={fileName} dir="auto">
                {text.save({ file: fileName })}
              </a>
            </>
          )}
        </output>
      );
  }
}
