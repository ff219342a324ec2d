import { ar as timeline } from '@rookery/timeline/locales/ar';
import { ar as ui } from '@rookery/ui/locales/ar';
import { ar as lists } from '../lists/ar.js';
import { ar as web } from './ar.js';
import { viewerAr } from '../media-viewer/ar.js';
import { mediaAr } from '../media/ar.js';

/** Every text of the app in Arabic. */
export const translations = { ...ui, ...timeline, ...web, ...lists, ...mediaAr, ...viewerAr };
