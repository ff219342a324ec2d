const svg = (body: string) => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${body}</svg>`)}`;

/** A square picture of hills under a low sun. */
export const hillsPicture = svg(`viewBox="0 0 300 300" width="300" height="300">
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#7cc4ea"/><stop offset="1" stop-color="#dcdccb"/></linearGradient>
  <rect width="300" height="300" fill="url(#sky)"/><circle cx="240" cy="103" r="33" fill="#fdf0b2"/>
  <path d="M0 150 50 186 120 112 200 195 262 150 300 175V300H0Z" fill="#3a6d92"/><path d="M0 205 100 245 200 205 300 240V300H0Z" fill="#25405e"/>`);

/** The same in the shape of a screen. */
export const wideHillsPicture = svg(`viewBox="0 0 320 180" width="320" height="180">
  <rect width="320" height="180" fill="#2b3354"/><circle cx="160" cy="75" r="32" fill="#ffc673"/><path d="M0 180 100 80 160 130 230 70 320 150V180Z" fill="#1f1a3a"/>`);
