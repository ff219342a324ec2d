import { ar as cursor } from '../commands/ar.js';
import { ar as list } from '../list/ar.js';
import { ar as place } from '../place/ar.js';
import { ar as pending } from '../pending/ar.js';
import { ar as refresh } from '../refresh/ar.js';
import { ar as status } from '../status/ar.js';
import { ar as suggestions } from '../suggestions/ar.js';
import { ar as thread } from '../thread/ar.js';

/** The Arabic texts of this package, keyed `namespace.key`. */
export const ar: Record<string, string> = {
  ...cursor,
  ...list,
  ...place,
  ...pending,
  ...refresh,
  ...status,
  ...suggestions,
  ...thread,
};
