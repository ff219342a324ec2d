import { describe, expect, it } from 'vitest';
import { fillGap } from './fill-gap.js';
import { requestGapPage, type GapRequests } from './gap-requests.js';
import { itemIds, type Gap } from './list-entries.js';
import { emptyList, flushQueue, type ListPage, type ListState } from './list-state.js';
import { mergeNewest } from './merge-pages.js';

/** The ids from one number down to another, newest first. */
const ids = (from: number, to: number): string[] => Array.from({ length: from - to + 1 }, (_, index) => String(from - index));

const LIMIT = 10;

/** A list with a gap between two ranges of items. */
function withGap(newer: readonly string[], older: readonly string[]): { state: ListState; gap: Gap } {
  const known = mergeNewest(emptyList, { ids: older, next: '/list?max_id=older' });
  const state = flushQueue(mergeNewest(known, { ids: newer, next: '/list?max_id=newer' }));
  const gap = state.entries.find(entry => entry.kind === 'gap');
  if (gap === undefined) throw new Error('The list has no gap.');
  return { state, gap };
}

interface Server {
  state: ListState;
  /** Every id that the server has, newest first. */
  has: readonly string[];
  /** Items that the server leaves out of its pages after cutting them. */
  isHidden?: (id: string) => boolean;
  /** Whether `min_id` gives the items directly above it, or the newest ones. */
  isMinIdHonoured?: boolean;
  onRequest?: () => void;
}

/** The requests of a list, and what was asked for. */
function requestsTo(server: Server): GapRequests & { asked: string[] } {
  const asked: string[] = [];
  const answer = ({ max_id, min_id, limit = LIMIT }: { max_id?: string; min_id?: string; limit?: number }): ListPage => {
    server.onRequest?.();
    const below = server.has.filter(id => max_id === undefined || Number(id) < Number(max_id));
    const above = below.filter(id => min_id === undefined || Number(id) > Number(min_id));
    const page = min_id !== undefined && server.isMinIdHonoured !== false ? above.slice(-limit) : above.slice(0, limit);
    const last = page.at(-1);
    const isEnd = last === undefined || last === server.has.at(-1);
    return { ids: page.filter(id => server.isHidden?.(id) !== true), next: isEnd ? null : `/list?max_id=${last}` };
  };
  return {
    asked,
    limit: LIMIT,
    state: () => server.state,
    page: bounds => {
      asked.push(JSON.stringify(bounds).replaceAll(/[{}"]/g, ''));
      return Promise.resolve(answer(bounds));
    },
    linked: link => {
      asked.push(link);
      return Promise.resolve(answer({ max_id: new URLSearchParams(link.split('?')[1]).get('max_id') ?? '' }));
    },
  };
}

describe('a gap filled from its newer side', () => {
  it('takes one page that reaches the older side', async () => {
    const { state, gap } = withGap(['190', '189'], ['185', '184']);
    const requests = requestsTo({ state, has: ids(190, 100) });
    const page = await requestGapPage(gap, 'newer', requests);
    expect(requests.asked).toEqual(['max_id:189']);
    expect(page).toEqual({ ids: ids(188, 179), isEnd: false, edgeId: '179', side: 'newer' });
    expect(itemIds(fillGap(state, gap, page.side, page).entries)).toEqual(ids(190, 179));
  });

  it('takes one full page of new items that does not reach it', async () => {
    const { state, gap } = withGap(['190'], ['110']);
    const requests = requestsTo({ state, has: ids(190, 100) });
    expect((await requestGapPage(gap, 'newer', requests)).ids).toEqual(ids(189, 180));
    expect(requests.asked).toHaveLength(1);
  });

  it('follows the links of short pages until half a page is new', async () => {
    const { state, gap } = withGap(['190'], ['110']);
    const requests = requestsTo({ state, has: ids(190, 100), isHidden: id => Number(id) % 5 !== 0 });
    const page = await requestGapPage(gap, 'newer', requests);
    expect(page.ids).toEqual(['185', '180', '175', '170', '165', '160']);
    expect(requests.asked).toEqual(['max_id:190', '/list?max_id=180', '/list?max_id=170']);
  });

  it('requests four pages at most while they bring few items', async () => {
    const { state, gap } = withGap(['290'], ['110']);
    const requests = requestsTo({ state, has: ids(290, 100), isHidden: id => Number(id) % 10 !== 5 });
    expect((await requestGapPage(gap, 'newer', requests)).ids).toEqual(['285', '275', '265', '255']);
    expect(requests.asked).toHaveLength(4);
  });

  it('requests twenty pages at most while they bring nothing, and says where it stopped', async () => {
    const { state, gap } = withGap(['990'], ['110']);
    const requests = requestsTo({ state, has: ids(990, 100), isHidden: () => true });
    expect(await requestGapPage(gap, 'newer', requests)).toEqual({ ids: [], isEnd: false, edgeId: '790', side: 'newer' });
    expect(requests.asked).toHaveLength(20);
  });

  it('ends where the server has nothing older', async () => {
    const { state, gap } = withGap(['190'], ['110']);
    const requests = requestsTo({ state, has: ids(190, 187) });
    expect(await requestGapPage(gap, 'newer', requests)).toEqual({
      ids: ids(189, 187),
      isEnd: true,
      edgeId: null,
      side: 'newer',
    });
  });

  it('stops once the gap was closed in the meantime', async () => {
    const { state, gap } = withGap(['290'], ['110']);
    const server: Server = { state, has: ids(290, 100), isHidden: id => Number(id) % 10 !== 5 };
    server.onRequest = () => (server.state = { ...state, entries: state.entries.filter(entry => entry.kind !== 'gap') });
    const requests = requestsTo(server);
    await requestGapPage(gap, 'newer', requests);
    expect(requests.asked).toHaveLength(1);
  });
});

describe('a gap filled from its older side', () => {
  it('takes the items above it, with the side itself to tell that they are adjacent', async () => {
    const { state, gap } = withGap(['190'], ['110', '109']);
    const requests = requestsTo({ state, has: ids(190, 100) });
    const page = await requestGapPage(gap, 'older', requests);
    expect(requests.asked).toEqual(['min_id:109,limit:11']);
    expect(page).toEqual({ ids: ids(120, 110), isEnd: false, side: 'older' });
    expect(itemIds(fillGap(state, gap, page.side, page).entries)).toEqual(['190', ...ids(120, 109)]);
  });

  it('asks for the item below the page where one known item is the whole side', async () => {
    const { state, gap } = withGap(['190'], ['110']);
    const requests = requestsTo({ state, has: ids(190, 100) });
    const page = await requestGapPage(gap, 'older', requests);
    expect(requests.asked).toEqual(['min_id:110,limit:11', 'max_id:111,limit:1']);
    expect(page).toMatchObject({ ids: ids(121, 111), side: 'older' });
  });

  it('takes a page below which the server has nothing', async () => {
    const { state, gap } = withGap(['190'], ['110']);
    const requests = requestsTo({ state, has: ids(190, 111) });
    expect(await requestGapPage(gap, 'older', requests)).toMatchObject({ ids: ids(121, 111), side: 'older' });
  });

  it.each([['110', '109'], ['110']])(
    'is filled from the newer side where min_id gives the newest items: %j',
    async (...older) => {
      const { state, gap } = withGap(['190'], older);
      const requests = requestsTo({ state, has: ids(199, 100), isMinIdHonoured: false });
      const page = await requestGapPage(gap, 'older', requests);
      expect(page).toEqual({ ids: ids(189, 180), isEnd: false, edgeId: '180', side: 'newer' });
      expect(requests.asked.at(-1)).toBe('max_id:190');
    },
  );

  it('is filled from the newer side where min_id gives nothing', async () => {
    const { state, gap } = withGap(['190'], ['110', '109']);
    const requests = requestsTo({ state, has: ids(189, 180), isHidden: id => Number(id) > 185 });
    requests.page = (
      ask => bounds =>
        ask(bounds.min_id === undefined ? bounds : { max_id: '0' })
    )(requests.page);
    expect(await requestGapPage(gap, 'older', requests)).toMatchObject({ ids: ids(185, 180), side: 'newer' });
  });

  it('continues above short pages until half a page is new', async () => {
    const { state, gap } = withGap(['290'], ['110', '109']);
    const requests = requestsTo({ state, has: ids(290, 100), isHidden: id => Number(id) > 110 && Number(id) % 5 !== 0 });
    const page = await requestGapPage(gap, 'older', requests);
    expect(page.ids).toEqual(['140', '135', '130', '125', '120', '115', '110']);
    expect(requests.asked).toEqual(['min_id:109,limit:11', 'min_id:120', 'min_id:130']);
  });

  it('requests four pages at most', async () => {
    const { state, gap } = withGap(['290'], ['110', '109']);
    const requests = requestsTo({ state, has: ids(290, 100), isHidden: id => Number(id) > 110 && Number(id) % 10 !== 5 });
    expect((await requestGapPage(gap, 'older', requests)).ids).toEqual(['145', '135', '125', '115', '110']);
    expect(requests.asked).toHaveLength(4);
  });

  it('stops at a page without further items', async () => {
    const { state, gap } = withGap(['290'], ['110', '109']);
    const isHidden = (id: string) => Number(id) > 110 && id !== '115';
    const requests = requestsTo({ state, has: ids(280, 100), isHidden });
    expect((await requestGapPage(gap, 'older', requests)).ids).toEqual(['115', '110']);
    expect(requests.asked).toHaveLength(2);
  });

  it('is filled from the newer side where nothing above it is new', async () => {
    const { state, gap } = withGap(['290'], ['110', '109']);
    const isHidden = (id: string) => Number(id) > 110 && Number(id) < 280;
    const page = await requestGapPage(gap, 'older', requestsTo({ state, has: ids(290, 100), isHidden }));
    expect(page).toMatchObject({ ids: ids(289, 280), side: 'newer' });
  });

  it('closes where the items above it reach the newer side', async () => {
    const { state, gap } = withGap(['114', '113'], ['112', '111']);
    const page = await requestGapPage(gap, 'older', requestsTo({ state, has: ids(114, 100) }));
    expect(page).toMatchObject({ ids: ids(114, 112), side: 'older' });
    expect(fillGap(state, gap, page.side, page).entries.some(entry => entry.kind === 'gap')).toBe(false);
  });

  it('brings nothing once the gap is gone', async () => {
    const { state, gap } = withGap(['190'], ['110']);
    const requests = requestsTo({ state: { ...state, entries: [] }, has: ids(190, 100) });
    expect(await requestGapPage(gap, 'older', requests)).toEqual({ ids: [], isEnd: false, side: 'older' });
    expect(requests.asked).toEqual([]);
  });
});
