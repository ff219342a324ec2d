import { keyOf, type PostFacts } from './posts.ts';

const MAXIMUM_DIFFERENCES = 5;

/** The differences between the posts of the API and the rows of the page, in words; empty where they are the same. */
export function differences(expected: readonly PostFacts[], shown: readonly PostFacts[]): string[] {
  const found = [...orderDifferences(expected, shown), ...expected.flatMap(post => contentDifferences(post, shown))];
  const more = found.length - MAXIMUM_DIFFERENCES;
  return more > 0 ? [...found.slice(0, MAXIMUM_DIFFERENCES), `and ${more} more`] : found;
}

/** Rows that are missing, shown twice or not in the API, and else the first that stands elsewhere. */
function orderDifferences(expected: readonly PostFacts[], shown: readonly PostFacts[]): string[] {
  const [wanted, rows] = [expected.map(keyOf), shown.map(keyOf)];
  const missing = wanted.filter(key => !rows.includes(key)).map(key => `${key} is missing`);
  const extra = rows.filter(key => !wanted.includes(key)).map(key => `${key} is not in the API`);
  const twice = rows.filter((key, index) => rows.indexOf(key) !== index && wanted.indexOf(key) === wanted.lastIndexOf(key));
  const found = [...missing, ...extra, ...twice.map(key => `${key} is shown twice`)];
  if (found.length > 0) return found;
  const place = wanted.findIndex((key, index) => rows[index] !== key);
  return place < 0 ? [] : [`row ${place + 1} is ${rows[place] ?? 'absent'} instead of ${wanted[place] ?? ''}`];
}

function contentDifferences(post: PostFacts, shown: readonly PostFacts[]): string[] {
  const row = shown.find(one => keyOf(one) === keyOf(post));
  if (row === undefined) return [];
  return (Object.keys(post) as (keyof PostFacts)[]).flatMap(field => {
    const [wanted, is] = [post[field], row[field]];
    if (is === null || JSON.stringify(wanted) === JSON.stringify(is)) return [];
    return [`${keyOf(post)}: ${field} is ${excerpt(is)} instead of ${excerpt(wanted)}`];
  });
}

function excerpt(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}
