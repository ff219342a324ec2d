import type { PromoItem } from '@rookery/api-client';
import { safeUrl, useLocale } from '@rookery/ui';
import {
  BookOpen,
  CircleQuestionMark,
  Gift,
  Globe,
  Heart,
  Link2,
  MessageCircle,
  Newspaper,
  Rocket,
  ShoppingBag,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { promoText } from './promo-text.js';

export interface PromoPanelProps {
  className: string;
  siteTitle: string;
  items: readonly PromoItem[];
}

/** The names of icons that sites use, by the last word of their class. */
const icons: ReadonlyMap<string, LucideIcon> = new Map(
  Object.entries({
    book: BookOpen,
    comment: MessageCircle,
    comments: MessageCircle,
    gift: Gift,
    globe: Globe,
    heart: Heart,
    newspaper: Newspaper,
    question: CircleQuestionMark,
    rocket: Rocket,
    'shopping-bag': ShoppingBag,
    users: Users,
  }),
);

/** Links that the site promotes (UI-03): each with its icon, or that of a link. Nothing without a link that is http(s). */
export function PromoPanel({ className, siteTitle, items }: PromoPanelProps) {
  const { locale } = useLocale();
  const links = items.flatMap(item => {
    const href = safeUrl(item.url, 'link');
    return href === null || !/^https?:/.test(href) ? [] : [{ ...item, href }];
  });
  if (links.length === 0) return null;
  return (
    <section className={`${className} rk-promo`} aria-labelledby="promo-title">
      <h2 id="promo-title" dir="auto">
        {siteTitle}
      </h2>
      <ul>
        {links.map((link, index) => {
          const Icon = icons.get(link.icon.replace(/^(?:fa|ti)-/, '')) ?? Link2;
          return (
            <li key={index}>
              <a href={link.href} target="_blank" rel="noopener noreferrer">
                <Icon size={18} strokeWidth={1.85} aria-hidden="true" />
                <span dir="auto">{promoText(link, locale)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
