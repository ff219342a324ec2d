import { expect, it } from 'vitest';
import { hashtagIn, hashtagName, markOf, webAddress, withoutSign } from './text-marks.js';

it.each([
  ['#rooks', '#', 'rooks'],
  ['＃rooks', '#', 'rooks'],
  [' #مدينة ', '#', 'مدينة'],
  ['#l·l', '#', 'l·l'],
  ['#ハッシュ・タグ', '#', 'ハッシュ・タグ'],
  ['#two words', '#', null],
  ['#', '#', null],
  ['@mara', '@', null],
  ['＠mara', '@', null],
  [':rook', ':', null],
  ['rooks', null, null],
  ['', null, null],
])('reads %j', (text, mark, tag) => {
  expect(markOf(text)).toBe(mark);
  expect(hashtagIn(text)).toBe(tag);
});

it.each([
  ['rooks', 'rooks'],
  ['##rooks', 'rooks'],
  ['＃2nd', '2nd'],
  ['#2026', null],
  ['  trams ', 'trams'],
  ['活版', '活版'],
  ['two words', null],
  ['a/b?c', null],
  ['#', null],
  ['', null],
])('reads the typed hashtag %j', (text, name) => {
  expect(hashtagName(text)).toBe(name);
});

it.each([
  ['See https://a.test/b?c=(d), or', 'https://a.test/b?c=(d'],
  ['“HTTPS://a.test/”.', 'HTTPS://a.test/”'],
])('finds the web address in %j', (text, address) => {
  expect(new RegExp(webAddress, 'i').exec(text)?.[0]).toBe(address);
});

it('takes one sign from a handle', () => {
  expect(['@mara', '＠mara@tram.example', 'mara'].map(withoutSign)).toEqual(['mara', 'mara@tram.example', 'mara']);
});
