import { badRequest, tooLarge } from './refusal.js';

/** The parameters of a JSON body, a form or a query. */
export interface Parameters {
  /** One field as text, including numbers and booleans; undefined when absent or null. */
  text(name: string): string | undefined;
  /** `name[]=1&name[]=2`, `name=1`, or a JSON array. */
  list(name: string): string[];
  /** True for `true`, `1`, `on` and `t`; undefined when absent. */
  flag(name: string): boolean | undefined;
  /** An uploaded file of a multipart form; null without one. */
  file(name: string): File | null;
  /** A nested value: a JSON object, or the fields `name[key]` of a form. */
  nested(name: string): Parameters | null;
  /** A JSON object as it came; undefined for anything else. */
  record(name: string): Readonly<Record<string, unknown>> | undefined;
  /** A list of nested values: a JSON array of objects, or the fields `name[][key]` or `name[0][key]` of a form. */
  records(name: string): Parameters[];
  has(name: string): boolean;
  /** True when the field was sent as several values or as a JSON array. */
  isArray(name: string): boolean;
  /** True when the body was JSON. */
  readonly isJson: boolean;
}

type Fields = ReadonlyMap<string, readonly unknown[]>;

function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function recordFields(record: Record<string, unknown>): Fields {
  const fields = new Map<string, unknown[]>();
  for (const [name, value] of Object.entries(record)) {
    fields.set(name, Array.isArray(value) ? value : [value]);
  }
  return fields;
}

function arrayNames(record: Record<string, unknown>): string[] {
  return Object.keys(record).filter(name => Array.isArray(record[name]));
}

function parametersOf(fields: Fields, isJson: boolean, arrays: readonly string[] = []): Parameters {
  const values = (name: string): readonly unknown[] => fields.get(name) ?? fields.get(`${name}[]`) ?? [];
  return {
    isJson,
    has: name => values(name).length > 0,
    isArray: name => arrays.includes(name) || values(name).length > 1,
    text: name => asText(values(name).at(-1)),
    list: name => values(name).flatMap(value => asText(value) ?? []),
    flag(name) {
      const text = asText(values(name).at(-1))?.toLowerCase();
      return text === undefined || text === '' ? undefined : ['true', '1', 'on', 't'].includes(text);
    },
    file(name) {
      const value = values(name).at(-1);
      return value instanceof File ? value : null;
    },
    nested(name) {
      const value = values(name).at(-1);
      if (isRecord(value)) return parametersOf(recordFields(value), isJson);
      const inner = new Map<string, readonly unknown[]>();
      for (const [key, list] of fields) {
        const match = /^([^[]+)\[([^\]]+)\](\[\])?$/.exec(key);
        if (match?.[1] === name && match[2] !== undefined) inner.set(match[2], list);
      }
      return inner.size > 0 ? parametersOf(inner, isJson) : null;
    },
    record(name) {
      const value = values(name).at(-1);
      return isRecord(value) ? value : undefined;
    },
    records(name) {
      const items = values(name).filter(isRecord);
      if (items.length > 0) return items.map(item => parametersOf(recordFields(item), isJson));
      const entries: Map<string, unknown[]>[] = [];
      for (const [key, list] of fields) {
        const inner = /^([^[]+)\[(\d{0,3})\]\[([^\]]+)\]$/.exec(key);
        if (inner?.[1] !== name) continue;
        const first = Number(inner[2] ?? 0);
        for (const [index, value] of list.entries()) (entries[first + index] ??= new Map()).set(inner[3] ?? '', [value]);
      }
      return entries.flatMap(entry => parametersOf(entry, isJson));
    },
  };
}

/** The values of each name, in their order. In linear time: a form can repeat one name 500,000 times. */
function groupFields(entries: Iterable<readonly [string, unknown]>): Fields {
  const fields = new Map<string, unknown[]>();
  for (const [name, value] of entries) {
    const values = fields.get(name);
    if (values === undefined) fields.set(name, [value]);
    else values.push(value);
  }
  return fields;
}

export function queryParameters(search: URLSearchParams): Parameters {
  return parametersOf(groupFields(search), false);
}

/** Longer bodies are refused: most requests send a few short fields, which are stored. */
const MAXIMUM_BODY_BYTES = 65_536;
/** For the text of a post: the longest of a server profile has 100,000 characters. */
export const POST_BODY_BYTES = 1_048_576;

/** Reads a body up to the limit. Refuses a longer one (413) and one that breaks off (400). */
async function readBody(request: Request, maximum: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? '0') > maximum) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  while (reader !== undefined) {
    // A client that disconnects, or is too slow for the host, ends the stream with an error.
    const { done, value } = await reader.read().catch(() => {
      throw badRequest('The body could not be read');
    });
    if (done) break;
    length += value.length;
    if (length > maximum) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}

async function formFields(body: Uint8Array<ArrayBuffer>, type: string): Promise<Fields> {
  return groupFields(await new Response(body, { headers: { 'Content-Type': type } }).formData());
}

/** The longest time that a date can express, in milliseconds since the epoch (ECMA-262, 21.4.1.1). */
const LAST_DATE = 8.64e15;

/** The end of a period that begins now; null for a missing or unusable number of seconds. A period without end in sight ends with the last date. */
export function endOf(seconds: string | undefined, now: number): string | null {
  const length = Number(seconds ?? '');
  return length > 0 ? new Date(Math.min(now + length * 1000, LAST_DATE)).toISOString() : null;
}

/**
 * Parses the body of a request. Refuses a body that does not match its content type (400), or is too long (413).
 *
 * @param maximum The length of the longest accepted body, in bytes.
 * @param refusesEmptyJson Refuses an empty body with a JSON content type too, as some servers do.
 */
export async function bodyParameters(
  request: Request,
  refusesEmptyJson: boolean,
  maximum = MAXIMUM_BODY_BYTES,
): Promise<Parameters> {
  const type = request.headers.get('Content-Type') ?? '';
  const body = await readBody(request, maximum);
  if (type.includes('multipart/form-data')) {
    try {
      return parametersOf(await formFields(body, type), false);
    } catch {
      throw badRequest('The form could not be read');
    }
  }
  const text = new TextDecoder().decode(body);
  if (type.includes('json')) {
    if (text === '') {
      if (refusesEmptyJson) throw badRequest('EOF');
      return parametersOf(new Map(), true);
    }
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw badRequest('There was a problem in the JSON you submitted');
    }
    return isRecord(value) ? parametersOf(recordFields(value), true, arrayNames(value)) : parametersOf(new Map(), true);
  }
  return queryParameters(new URLSearchParams(text));
}
