import { LazyMenuButton, useMessages } from '@rookery/ui';
import { Menu } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../messages/messages.js';
import { fromPage } from '../routing/from-page.dom.js';
import { barPlaces, isAt, type Destination } from './destinations.js';
import { Navigation } from './navigation.js';
import { useAccountItems } from './use-account-items.js';

interface BottomBarProps {
  items: readonly Destination[];
  label: string;
}

/** The navigation bar of narrow pages. Its last item opens a menu of the other destinations and of account actions. */
export function BottomBar({ items, label }: BottomBarProps) {
  const text = useMessages(messages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const account = useAccountItems();
  const { shown, more } = barPlaces(items);
  const places = more.map(({ href, text: key, icon: Icon, waiting }) => ({
    id: href,
    label: waiting?.name ?? text[key](),
    icon: <Icon size={20} strokeWidth={1.85} aria-hidden="true" />,
    onAction: () => fromPage(() => void navigate(href)),
  }));
  return (
    <Navigation items={shown} label={label} isBar>
      {more.length > 0 && (
        <LazyMenuButton
          label={text.more()}
          className="app-navigation-item"
          aria-current={more.some(place => isAt(place, pathname)) ? 'page' : undefined}
          icon={<Menu size={22} strokeWidth={1.85} aria-hidden="true" />}
          items={[...places, ...account]}
        />
      )}
    </Navigation>
  );
}
