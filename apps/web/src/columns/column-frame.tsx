import { elementScroller, ScrollerProvider } from '@rookery/ui/list';
import { IconButton, LazyMenuButton, REORDER_ATTRIBUTE, useLocale, useMessages } from '@rookery/ui';
import { ArrowLeft, ChevronLeft, ChevronRight, Ellipsis, GripVertical, X } from 'lucide-react';
import { useCallback, useId, useMemo, useState, type HTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { columnsMessages } from './messages.js';

/** The places of a column's head that its page fills. Null until they are there. */
export interface ColumnSlots {
  readonly actions: HTMLElement | null;
  readonly tabs: HTMLElement | null;
}

export interface ColumnFrameProps {
  id: string;
  /** Names the region. */
  title: string;
  isDragged: boolean;
  /** The column that keys act on. */
  isCurrent: boolean;
  /** Of the grip. */
  gripProps: Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onKeyDown'>;
  /** Absent: the column is the first or the last in this direction. */
  onMoveLeft?: (() => void) | undefined;
  onMoveRight?: (() => void) | undefined;
  /** Absent: nothing was shown before in this column. */
  onBack?: (() => void) | undefined;
  onRemove(): void;
  /** The column is used. */
  onUse(): void;
  /** A press inside the column, before the window follows its link. */
  onPress?: ((event: globalThis.MouseEvent) => void) | undefined;
  /** Draws the content into the scroller of the column. */
  children(slots: ColumnSlots): ReactNode;
}

const icon = { size: 18, strokeWidth: 1.85, 'aria-hidden': true } as const;

/** A column: its head with the grip, and a list that scrolls in a box of its own. */
export function ColumnFrame({
  id,
  title,
  isDragged,
  isCurrent,
  gripProps,
  onBack,
  onUse,
  onPress,
  children,
  ...moves
}: ColumnFrameProps) {
  const text = useMessages(columnsMessages);
  const titleId = useId();
  const [actions, setActions] = useElement();
  const [tabs, setTabs] = useElement();
  const [box, setBox] = useElement();
  const scroller = useMemo(() => box && elementScroller(box), [box]);
  const slots = useMemo(() => ({ actions, tabs }), [actions, tabs]);
  const press = (event: MouseEvent): void => {
    // A press in a menu or dialog of the column arrives here, too.
    if (event.target instanceof Node && event.currentTarget.contains(event.target)) onPress?.(event.nativeEvent);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links inside are pressed
    <section
      {...{ [REORDER_ATTRIBUTE]: id }}
      className="app-deck-column"
      aria-labelledby={titleId}
      data-dragged={isDragged || undefined}
      data-current={isCurrent || undefined}
      onFocus={onUse}
      onClick={press}
    >
      <header className="app-column-head">
        <IconButton {...gripProps} className="app-column-grip" label={text.move({ title })} icon={<GripVertical {...icon} />} />
        {onBack && (
          <IconButton className="app-back" label={text.back({ title })} icon={<ArrowLeft {...icon} />} onClick={onBack} />
        )}
        <h2 id={titleId} dir="auto" title={title}>
          {title}
        </h2>
        <div ref={setActions} className="app-column-actions" />
        <ColumnMenu title={title} {...moves} />
      </header>
      <div ref={setTabs} className="app-column-tabs" />
      {/* Focused by the keys that move between columns, where the list has no row. */}
      <div ref={setBox} className="app-column-scroller" tabIndex={-1}>
        {scroller && <ScrollerProvider scroller={scroller}>{children(slots)}</ScrollerProvider>}
      </div>
    </section>
  );
}

/** An element, and the ref that finds it. A page that is kept behind another one loses its refs, but not its elements. */
function useElement(): [HTMLElement | null, (element: HTMLElement | null) => void] {
  const [found, setFound] = useState<HTMLElement | null>(null);
  const ref = useCallback((element: HTMLElement | null): void => {
    if (element !== null) setFound(element);
  }, []);
  return [found, ref];
}

type ColumnMenuProps = Pick<ColumnFrameProps, 'title' | 'onMoveLeft' | 'onMoveRight' | 'onRemove'>;

function ColumnMenu({ title, onMoveLeft, onMoveRight, onRemove }: ColumnMenuProps) {
  const text = useMessages(columnsMessages);
  return (
    <LazyMenuButton
      label={text.options({ title })}
      icon={<Ellipsis size={20} strokeWidth={1.85} aria-hidden="true" />}
      items={[
        ...(onMoveLeft ? [{ id: 'left', label: text.moveLeft(), icon: <ChevronLeft {...icon} />, onAction: onMoveLeft }] : []),
        ...(onMoveRight
          ? [{ id: 'right', label: text.moveRight(), icon: <ChevronRight {...icon} />, onAction: onMoveRight }]
          : []),
        { id: 'remove', label: text.remove(), icon: <X {...icon} />, onAction: onRemove },
      ]}
    />
  );
}

/** The positions on the left and on the right of a column; undefined where there is none. */
export function useSides(index: number, count: number): { left: number | undefined; right: number | undefined } {
  const forward = useLocale().direction === 'rtl' ? -1 : 1;
  const inside = (position: number): number | undefined => (position >= 0 && position < count ? position : undefined);
  return { left: inside(index - forward), right: inside(index + forward) };
}
