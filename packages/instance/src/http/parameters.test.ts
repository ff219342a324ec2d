import { describe, expect, it } from 'vitest';

import { bodyParameters, endOf, queryParameters } from './parameters.js';

const query = (text: string) => queryParameters(new URLSearchParams(text));
const send = (body: BodyInit | null, type: string | null, ...rest: [refusesEmptyJson?: boolean, maximum?: number]) =>
  bodyParameters(
    new Request('https://server.test/', { method: 'POST', body, headers: type === null ? {} : { 'Content-Type': type } }),
    rest[0] ?? false,
    rest[1],
  );
const json = (value: unknown) => send(JSON.stringify(value), 'application/json');

describe('the parameters of a query or a form', () => {
  it('have texts, lists with and without brackets, and flags', () => {
    const parameters = query('a=1&a=2&id[]=3&id[]=4&on=true&one=1&off=false&zero=0');
    expect([parameters.text('a'), parameters.text('none')]).toEqual(['2', undefined]);
    expect([parameters.list('id'), parameters.list('none')]).toEqual([['3', '4'], []]);
    expect(['on', 'one', 'off', 'zero', 'none'].map(name => parameters.flag(name))).toEqual([
      true,
      true,
      false,
      false,
      undefined,
    ]);
    expect([parameters.has('a'), parameters.has('none')]).toEqual([true, false]);
  });

  it('have fields of one entity in brackets', () => {
    const poll = query('poll[expires_in]=300&poll[options][]=A&poll[options][]=B&other[x]=1').nested('poll');
    expect([poll?.text('expires_in'), poll?.list('options'), poll?.text('x')]).toEqual(['300', ['A', 'B'], undefined]);
    expect(query('poll=1').nested('none')).toBeNull();
  });

  it('have several entities, by their number or in order', () => {
    const named = (text: string) =>
      query(text)
        .records('fields')
        .map(one => [one.text('name'), one.text('value')]);
    const numbered = 'fields[1][name]=b&fields[0][name]=a&fields[0][value]=v&others[0][name]=c';
    expect(named(numbered)).toEqual([
      ['a', 'v'],
      ['b', undefined],
    ]);
    expect(named('fields[][name]=a&fields[][value]=v&fields[][name]=b&fields[][value]=w')).toEqual([
      ['a', 'v'],
      ['b', 'w'],
    ]);
  });
});

describe('the parameters of a JSON body', () => {
  it('have texts, numbers, flags and lists', async () => {
    const parameters = await json({ text: 'a', count: 3, on: true, list: ['1', 2], empty: [] });
    expect([parameters.text('text'), parameters.text('count'), parameters.flag('on')]).toEqual(['a', '3', true]);
    expect([parameters.list('list'), parameters.list('empty')]).toEqual([['1', '2'], []]);
    expect([parameters.isArray('list'), parameters.isArray('text'), parameters.isJson]).toEqual([true, false, true]);
  });

  it('have entities inside', async () => {
    const parameters = await json({ poll: { options: ['A'] }, fields: [{ name: 'a' }, 'x', { name: 'b' }] });
    expect(parameters.nested('poll')?.list('options')).toEqual(['A']);
    expect(parameters.records('fields').map(one => one.text('name'))).toEqual(['a', 'b']);
  });

  it('are none for a body that is no object, and for an empty one unless that is refused', async () => {
    expect((await json(['a'])).has('0')).toBe(false);
    expect((await send('', 'application/json')).isJson).toBe(true);
    await expect(send('', 'application/json', true)).rejects.toMatchObject({ status: 400 });
    await expect(send('{', 'application/json')).rejects.toMatchObject({ status: 400 });
  });
});

describe('a period', () => {
  it.each([
    ['60', '2026-11-20T12:01:00.000Z'],
    ['1e300', '+275760-09-13T00:00:00.000Z'],
    ['Infinity', '+275760-09-13T00:00:00.000Z'],
    ['0', null],
    ['-1', null],
    ['soon', null],
    [undefined, null],
  ])('of %s seconds ends at %s', (seconds, end) => {
    expect(endOf(seconds, Date.UTC(2026, 10, 20, 12))).toBe(end);
  });
});

describe('a body', () => {
  it('may repeat one name a hundred thousand times', async () => {
    const parameters = await send('id[]=1&'.repeat(100_000), 'application/x-www-form-urlencoded', false, 1_000_000);
    expect(parameters.list('id')).toHaveLength(100_000);
  });

  it('is read as a form, with its files', async () => {
    const form = new FormData();
    form.append('a', '1');
    form.append('file', new File(['x'], 'x.png', { type: 'image/png' }));
    const parameters = await send(form, null);
    expect([parameters.text('a'), parameters.file('file')?.name, parameters.file('a')]).toEqual(['1', 'x.png', null]);
    expect((await send(new URLSearchParams('a=2'), null)).text('a')).toBe('2');
    await expect(send('broken', 'multipart/form-data')).rejects.toMatchObject({ status: 400 });
  });

  it('is refused when it is longer than the limit, also without a length', async () => {
    expect((await send('a=1', 'text/plain', false, 3)).text('a')).toBe('1');
    await expect(send('a=12', 'text/plain', false, 3)).rejects.toMatchObject({ status: 413 });
    const stream = new ReadableStream({
      start(controller) {
        for (let count = 0; count < 4; count += 1) controller.enqueue(new TextEncoder().encode('a'));
        controller.close();
      },
    });
    const request = new Request('https://server.test/', { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
    await expect(bodyParameters(request, false, 3)).rejects.toMatchObject({ status: 413 });
  });
});
