import { memoryStorage } from '@rookery/api-client';
import { expect, it } from 'vitest';
import { createWrittenPlace } from './written-place.js';

it('[LIST-06] reads the place that an earlier page of this device wrote', () => {
  const storage = memoryStorage();
  expect(createWrittenPlace(storage, 'mara@tram.example', 'home').read()).toBeNull();
  createWrittenPlace(storage, 'mara@tram.example', 'home').write('7');
  expect(createWrittenPlace(storage, 'mara@tram.example', 'home').read()).toBe('7');
});

it('keeps the places of accounts and lists apart', () => {
  const storage = memoryStorage();
  createWrittenPlace(storage, 'mara@tram.example', 'home').write('7');
  expect(createWrittenPlace(storage, 'ines@mar.example', 'home').read()).toBeNull();
  expect(createWrittenPlace(storage, 'mara@tram.example', 'notifications').read()).toBeNull();
});

it('reads what another tab wrote since', () => {
  const storage = memoryStorage();
  const [one, other] = [createWrittenPlace(storage, 'mara', 'home'), createWrittenPlace(storage, 'mara', 'home')];
  one.write('7');
  other.write('9');
  expect(one.read()).toBe('9');
});

it('keeps the place for as long as the page where storage is missing or denied', () => {
  const deny = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const denied = { getItem: deny, setItem: deny } as unknown as Storage;
  for (const storage of [null, denied]) {
    const place = createWrittenPlace(storage, 'mara', 'home');
    expect(place.read()).toBeNull();
    place.write('7');
    expect(place.read()).toBe('7');
  }
});
