export { catalogueFaults } from './catalogue-faults.js';
