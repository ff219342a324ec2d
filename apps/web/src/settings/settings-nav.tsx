import { Link, useMessages } from '@rookery/ui';
import {
  ArrowDownUp,
  Bell,
  BookOpen,
  ChevronRight,
  Funnel,
  IdCard,
  Image,
  Keyboard,
  MessagesSquare,
  Palette,
  PenLine,
  Shield,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { settingsMessages } from '../messages/settings-messages.js';
import { sectionHints, sectionPath, type SettingsPlace } from './settings-sections.js';

const icons: Readonly<Record<SettingsPlace, LucideIcon>> = {
  appearance: Palette,
  reading: BookOpen,
  media: Image,
  writing: PenLine,
  notifications: Bell,
  keyboard: Keyboard,
  safety: Shield,
  profile: IdCard,
  filters: Funnel,
  chats: MessagesSquare,
  data: ArrowDownUp,
  account: UserRound,
};

interface SettingsNavProps {
  sections: readonly SettingsPlace[];
}

/** Links to the sections of the settings. */
export function SettingsNav({ sections }: SettingsNavProps) {
  const text = useMessages(settingsMessages);
  return (
    <nav className="app-settings-nav" aria-label={text.sections()}>
      {sections.map(section => {
        const Icon = icons[section];
        return (
          <Link key={section} href={sectionPath(section)}>
            <Icon size={20} strokeWidth={1.85} aria-hidden="true" />
            <span>
              {text[section]()}
              <small>{text[sectionHints[section]]()}</small>
            </span>
            <ChevronRight className="app-settings-arrow" size={18} strokeWidth={1.85} aria-hidden="true" />
          </Link>
        );
      })}
    </nav>
  );
}
