const MEBIBYTE = 1_048_576;
const MEGABYTE = 1_000_000;
const KILOBYTE = 1000;

/** A size in bytes with its unit, rounded down: 16777216 and 16000000 are both '16 MB', as servers name their limits. */
export function byteText(bytes: number, locale: string): string {
  if (bytes < MEGABYTE) return withUnit(Math.floor(bytes / KILOBYTE), 'kilobyte', locale);
  const size = bytes % MEBIBYTE === 0 ? bytes / MEBIBYTE : Math.floor((bytes / MEGABYTE) * 10) / 10;
  return withUnit(size, 'megabyte', locale);
}

function withUnit(value: number, unit: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }).format(value);
}
