import { testPostExtras } from './post-extras.js';

testPostExtras();
