/** The chroma of the accent in `tokens.css`, to which a brand colour is compared. */
const ACCENT_CHROMA = 0.125;

/** The custom properties that give the tokens a brand colour; none for null. */
export function accentProperties(color: string | null): Readonly<Record<string, string>> {
  if (color === null) return {};
  const { hue, chroma } = accentOf(color);
  return { '--rk-brand-hue': String(hue), '--rk-brand-chroma': String(chroma) };
}

/**
 * How the accent takes the hue and the strength of a brand colour. Its lightness stays that of the tokens, so that text on it stays
 * readable in each theme and with more contrast.
 *
 * @param color `#rrggbb`
 */
export function accentOf(color: string): { hue: number; chroma: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => linear(Number.parseInt(color.slice(start, start + 2), 16) / 255));
  // From linear sRGB to Oklab: https://bottosson.github.io/posts/oklab/
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const medium = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  const a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short;
  const b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short;
  const hue = (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360;
  return { hue, chroma: Number(Math.min(1, Math.hypot(a, b) / ACCENT_CHROMA).toFixed(2)) };
}

/** The light of a channel (0 to 1) without the gamma of sRGB. */
const linear = (value: number): number => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
