import { ListScope, RefreshButtonScreen } from '@rookery/timeline';
import { cleanWords } from '@rookery/ui';
import { createContext, memo, useCallback, useContext, useEffect, useMemo, type HTMLAttributes, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Location } from 'react-router-dom';
import { ColumnHeader, type PageHeaderProps } from '../shell/page-header.js';
import { pressedPage } from '../routing/router-link.js';
import { useStableNavigate } from '../routing/use-stable-navigate.js';
import { ColumnFrame, useSides, type ColumnSlots } from './column-frame.js';
import { canGoBack } from './column-history.js';
import type { Column } from './column-layout.js';
import { ColumnRouter, useColumnRoute, type ColumnRoute } from './column-router.js';

interface ColumnScreenProps {
  column: Column;
  index: number;
  count: number;
  isDragged: boolean;
  isCurrent: boolean;
  gripProps: Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onKeyDown'>;
  /** Each is stable. */
  onMove(id: string, position: number): void;
  onRemove(id: string): void;
  onUse(id: string): void;
  onChange(id: string, change: Partial<Pick<Column, 'href' | 'title'>>): void;
  renderPage(location: Location): ReactNode;
}

/** A page of the app as a column. */
export function ColumnScreen({ column, index, count, isDragged, isCurrent, gripProps, ...on }: ColumnScreenProps) {
  const { id, title } = column;
  const { onMove, onChange, renderPage } = on;
  const onTurn = useCallback((href: string) => onChange(id, { href }), [id, onChange]);
  const onTitle = useCallback((next: string) => onChange(id, { title: next }), [id, onChange]);
  const { history, moves, open } = useColumnRoute(column.href, useStableNavigate(), onTurn);
  const { left, right } = useSides(index, count);
  return (
    <ColumnFrame
      {...{ id, isDragged, isCurrent, gripProps }}
      title={title}
      onMoveLeft={left === undefined ? undefined : () => onMove(id, left)}
      onMoveRight={right === undefined ? undefined : () => onMove(id, right)}
      onBack={canGoBack(history) ? () => moves.go(-1) : undefined}
      onRemove={() => on.onRemove(id)}
      onUse={() => on.onUse(id)}
      onPress={event => {
        const href = pressedPage(event);
        if (href !== null && open(href)) event.preventDefault();
      }}
    >
      {slots => <ColumnContent {...{ id, slots, onTitle, history, moves, renderPage }} />}
    </ColumnFrame>
  );
}

interface HeadPlaces extends ColumnSlots {
  onTitle(title: string): void;
}

const HeadContext = createContext<HeadPlaces | null>(null);

interface ColumnContentProps extends Omit<ColumnRoute, 'open'>, Pick<HeadPlaces, 'onTitle'> {
  id: string;
  slots: ColumnSlots;
  renderPage(location: Location): ReactNode;
}

/** Memoized: a column that is moved or used does not render its page. */
const ColumnContent = memo(function ColumnContent({ id, slots, onTitle, ...route }: ColumnContentProps) {
  const head = useMemo(() => ({ ...slots, onTitle }), [slots, onTitle]);
  return (
    <HeadContext value={head}>
      <ColumnHeader value={drawHeader}>
        <ListScope name={`column-${id}`}>
          <ColumnRouter {...route} />
        </ListScope>
      </ColumnHeader>
    </HeadContext>
  );
});

const drawHeader = (props: PageHeaderProps): ReactNode => <Header {...props} />;

/** The header of the page in a column: it fills the head of the column. */
function Header({ title, actions: buttons, children }: PageHeaderProps) {
  const head = useContext(HeadContext);
  const shown = cleanWords(title);
  const { actions = null, tabs = null, onTitle } = head ?? {};
  useEffect(() => onTitle?.(shown), [onTitle, shown]);
  return (
    <>
      {actions &&
        createPortal(
          <>
            <RefreshButtonScreen />
            {buttons}
          </>,
          actions,
        )}
      {tabs && createPortal(children, tabs)}
    </>
  );
}
