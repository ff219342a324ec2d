import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button.js';
import { useMessages } from '../i18n/messages-provider.js';
import { Link } from '../link/link.js';
import { messages } from '../messages.js';
import { useStore } from '../store/use-store.js';
import { pageToasts } from './toast-queue.js';
import type { Toast, ToastQueue } from './toast-queue.js';

export interface ToastRegionProps {
  /** Default: the queue of the page, which `useNotify` fills. */
  queue?: ToastQueue;
}

const icons = { success: CircleCheck, info: Info, error: CircleAlert };

/**
 * Shows and announces toasts, errors assertively, others politely (UI-08). Render it once per page. The root element has their height as
 * `--rk-toasts-height`, in px, so that a page keeps its end and a focused control clear of them.
 */
export function ToastRegion({ queue = pageToasts }: ToastRegionProps) {
  const text = useMessages(messages);
  const toasts = useStore(queue.store, list => list);
  const region = useRef<HTMLElement>(null);
  useEffect(() => publishHeight(region.current), []);
  // Both live regions are mounted before the first toast: a region inserted together with its text is not announced.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only pause the countdowns while a toast is read
    <section
      ref={region}
      className="rk-toasts"
      aria-label={text.notifications()}
      onPointerEnter={queue.pause}
      onPointerLeave={queue.resume}
      onFocus={queue.pause}
      onBlur={queue.resume}
    >
      <output>
        {toasts
          .filter(toast => toast.kind !== 'error')
          .map(toast => (
            <ToastCard key={toast.id} toast={toast} onClose={queue.remove} />
          ))}
      </output>
      <div role="alert">
        {toasts
          .filter(toast => toast.kind === 'error')
          .map(toast => (
            <ToastCard key={toast.id} toast={toast} onClose={queue.remove} />
          ))}
      </div>
    </section>
  );
}

/** A toast is as high as its text needs. */
function publishHeight(region: HTMLElement | null): (() => void) | undefined {
  if (region === null || typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--rk-toasts-height', `${region.offsetHeight}px`));
  observer.observe(region);
  return () => {
    observer.disconnect();
    style.removeProperty('--rk-toasts-height');
  };
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: (id: number) => void }) {
  const text = useMessages(messages);
  const Icon = icons[toast.kind];
  return (
    <div className="rk-toast" data-kind={toast.kind}>
      <Icon size={20} strokeWidth={1.85} aria-hidden="true" />
      <span dir="auto">{toast.text}</span>
      {toast.action && <ToastAction action={toast.action} onClose={() => onClose(toast.id)} />}
      <IconButton
        label={text.close()}
        icon={<X size={18} strokeWidth={1.85} aria-hidden="true" />}
        onClick={() => onClose(toast.id)}
      />
    </div>
  );
}

function ToastAction({ action, onClose }: { action: NonNullable<Toast['action']>; onClose: () => void }) {
  if ('href' in action) return <Link href={action.href}>{action.label}</Link>;
  const press = (): void => {
    onClose();
    action.onPress();
  };
  return (
    <button type="button" className="rk-toast-action" onClick={press}>
      {action.label}
    </button>
  );
}
