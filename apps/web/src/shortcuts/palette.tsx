import { Avatar, LazyModal, useMessages } from '@rookery/ui';
import { SearchList } from '@rookery/ui/combo-box';
import { Keys } from '@rookery/ui/shortcuts';
import { FileText, Hash, Keyboard, List, MessageSquare, Search, Settings, UserRound, Users, type LucideIcon } from 'lucide-react';
import type { PaletteItem, PaletteKind } from './palette-item.js';
import { paletteMessages } from './palette-messages.js';
import '@rookery/ui/combo-box.css';
import '@rookery/ui/shortcuts.css';
import './palette.css';

export interface PaletteProps {
  isOpen: boolean;
  title: string;
  /** In the empty field. */
  placeholder: string;
  text: string;
  onTextChange(text: string): void;
  /** The best first. */
  items: readonly PaletteItem[];
  /** In place of the items while there are none. */
  emptyText: string;
  onChoose(item: PaletteItem): void;
  onClose(): void;
}

const icons: Readonly<Record<PaletteKind, LucideIcon>> = {
  page: FileText,
  command: Keyboard,
  post: MessageSquare,
  list: List,
  person: UserRound,
  tag: Hash,
  search: Search,
  setting: Settings,
  account: Users,
};

/** Finds pages, people, lists, settings and commands by a few letters, and opens or runs them. */
export function Palette({ isOpen, title, onClose, items, onChoose, ...field }: PaletteProps) {
  return (
    <LazyModal isOpen={isOpen} onClose={onClose} title={title} layout="editor">
      <div className="app-palette">
        <SearchList
          {...field}
          label={title}
          icon={<Search size={18} strokeWidth={1.85} aria-hidden="true" />}
          items={items.map(item => ({
            id: item.id,
            lines: [item.label, ...(item.detail ? [item.detail] : [])],
            content: <Row item={item} />,
          }))}
          onChoose={id => {
            const item = items.find(one => one.id === id);
            if (item !== undefined) onChoose(item);
          }}
        />
      </div>
    </LazyModal>
  );
}

function Row({ item }: { item: PaletteItem }) {
  const text = useMessages(paletteMessages);
  const Icon = icons[item.kind];
  const { keys = [], detail } = item;
  return (
    <span className="app-palette-row">
      {item.avatar === undefined ? (
        <span className="app-palette-icon">
          <Icon size={18} strokeWidth={1.85} aria-hidden="true" />
        </span>
      ) : (
        <Avatar src={item.avatar} name={item.label} size={28} />
      )}
      <span className="app-palette-name">
        <bdi>{item.label}</bdi>
        {detail && detail !== item.label && (
          <small>
            <bdi>{detail}</bdi>
          </small>
        )}
      </span>
      {keys.length > 0 && <Keys keys={keys.slice(0, 1)} />}
      <small className="app-palette-kind">{text[item.kind]()}</small>
    </span>
  );
}
