// The measure the app is held against: a windowed list of the same posts, written by hand, with no framework and none of the app's
// care for places, gaps or the reader. Rows are made when they come near and taken out when they are far; heights are measured once.
import { makeRow } from './plain-row.ts';
import type { PlainStatus } from './plain-row.ts';

const BUFFER = 600;
const ESTIMATE = 220;
const PAGE_LIMIT = 20;

const { server, authorization } = JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as {
  server: string;
  authorization: string;
};
const list = document.getElementById('status-list') as HTMLElement;
const statuses: PlainStatus[] = [];
const heights: number[] = [];
const tops: number[] = [0];
const mounted = new Map<number, HTMLElement>();
let older: string | null = `${server}/api/v1/timelines/home?limit=${PAGE_LIMIT}`;
let isLoading = false;

async function load(): Promise<void> {
  if (isLoading || older === null) return;
  isLoading = true;
  const response = await fetch(older, { headers: { Authorization: authorization } });
  const page = (await response.json()) as PlainStatus[];
  older = /<([^>]*)>;\s*rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] ?? null;
  for (const status of page) {
    statuses.push(status);
    heights.push(ESTIMATE);
    tops.push((tops.at(-1) ?? 0) + ESTIMATE);
  }
  isLoading = false;
  update();
}

function rowAt(y: number): number {
  let low = 0;
  let high = statuses.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

function update(): void {
  if (statuses.length === 0) return;
  const start = window.scrollY - list.offsetTop;
  const first = rowAt(start - BUFFER);
  const last = rowAt(start + window.innerHeight + BUFFER);
  for (const [index, row] of mounted) {
    if (index >= first && index <= last) continue;
    row.remove();
    mounted.delete(index);
  }
  const added: number[] = [];
  for (let index = first; index <= last; index += 1) {
    const status = statuses[index];
    if (mounted.has(index) || status === undefined) continue;
    const row = makeRow(status, index + 1);
    mounted.set(index, row);
    // The order of the document is the order of the list, for the keyboard and for who hears it.
    const next = mounted.get(index + 1);
    list.insertBefore(row, next ?? null);
    added.push(index);
  }
  if (added.length > 0) measure(added);
  const end = tops[statuses.length] ?? 0;
  list.style.height = `${end}px`;
  if (start + 2 * window.innerHeight >= end) void load();
}

function measure(added: readonly number[]): void {
  for (const index of added) heights[index] = mounted.get(index)?.offsetHeight ?? ESTIMATE;
  for (let index = Math.min(...added); index < statuses.length; index += 1) {
    tops[index + 1] = (tops[index] ?? 0) + (heights[index] ?? ESTIMATE);
  }
  for (const [index, row] of mounted) row.style.top = `${tops[index] ?? 0}px`;
}

window.addEventListener('scroll', update, { passive: true });
void load();
