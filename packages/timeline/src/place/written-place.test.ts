import { memoryStorage } from '@rookery/api-client';
import { expect, it } from 'vitest';
import { createWrittenPlace } from './written-place.js';

it('[LIST-06] reads the place that an earlier page of this device wrote', () => {
  const storage = memoryStorage();
  expect(createWrittenPlace(storage, 'mara@tram.example', 'home').read()).toEqual([]);
  createWrittenPlace(storage, 'mara@tram.example', 'home').write('7');
  expect(createWrittenPlace(storage, 'mara@tram.example', 'home').read()).toEqual(['7']);
});

it('[LIST-06] reads a place whose answer an earlier page did not hear, beside the one that is confirmed', () => {
  const storage = memoryStorage();
  const page = createWrittenPlace(storage, 'mara', 'home');
  page.write('7');
  page.send('8');
  page.send('9');
  expect(createWrittenPlace(storage, 'mara', 'home').read()).toEqual(['7', '8', '9']);
  page.write('9');
  expect(createWrittenPlace(storage, 'mara', 'home').read()).toEqual(['9']);
});

it('keeps the confirmed place and the last eight of many that no server confirms', () => {
  const place = createWrittenPlace(memoryStorage(), 'mara', 'home');
  place.write('1');
  for (let id = 2; id <= 20; id += 1) place.send(String(id));
  expect(place.read()).toEqual(['1', '13', '14', '15', '16', '17', '18', '19', '20']);
});

it('keeps the places of accounts and lists apart', () => {
  const storage = memoryStorage();
  createWrittenPlace(storage, 'mara@tram.example', 'home').write('7');
  expect(createWrittenPlace(storage, 'ines@mar.example', 'home').read()).toEqual([]);
  expect(createWrittenPlace(storage, 'mara@tram.example', 'notifications').read()).toEqual([]);
});

it('reads what another tab wrote since', () => {
  const storage = memoryStorage();
  const [one, other] = [createWrittenPlace(storage, 'mara', 'home'), createWrittenPlace(storage, 'mara', 'home')];
  one.write('7');
  other.write('9');
  expect(one.read()).toEqual(['9']);
});

it('keeps the place for as long as the page where storage is missing or denied', () => {
  const deny = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const denied = { getItem: deny, setItem: deny } as unknown as Storage;
  for (const storage of [null, denied]) {
    const place = createWrittenPlace(storage, 'mara', 'home');
    expect(place.read()).toEqual([]);
    place.write('7');
    expect(place.read()).toEqual(['7']);
  }
});
