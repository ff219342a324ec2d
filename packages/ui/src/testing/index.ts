export { catalogueFaults } from './catalogue-faults.js';
export { PSEUDO_LOCALE, pseudoTexts } from './pseudo-texts.js';
