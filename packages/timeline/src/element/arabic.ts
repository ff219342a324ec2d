import type { Translations } from '@rookery/ui';
import { ar as arabicUi } from '@rookery/ui/locales/ar';
import { ar as arabicTimeline } from '../locales/ar.js';

/** The Arabic texts of the element: a file of its own, which is loaded for `locale="ar"`. */
export const arabic: Translations = { ...arabicUi, ...arabicTimeline };
