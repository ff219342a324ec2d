export { parseTranslations } from './parse-translations.js';
