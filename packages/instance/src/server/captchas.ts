import { randomSecret } from './grants.js';
import { captchaLetters, captchaPicture } from './captcha-picture.js';

/** As Pleroma says it. */
export const CAPTCHA_SECONDS = 300;
const LETTERS = 5;
/** Beyond this number, the oldest one is forgotten: anybody can ask for one. */
const MAXIMUM = 500;

interface Captcha {
  readonly token: string;
  readonly answer: string;
  readonly answerData: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  isUsed: boolean;
}

type Answer = 'right' | 'Invalid CAPTCHA' | 'CAPTCHA expired' | 'CAPTCHA already used' | 'Invalid answer data';

/** Captchas that were shown. Each is answered once, rightly or not. */
export interface Captchas {
  /** `picture`: a PNG as a `data:` URL. */
  ask(): { token: string; answerData: string; picture: string };
  check(token: string, solution: string, answerData: string): Answer;
  /** The answer, for tests; null for an unknown one. */
  answerOf(token: string): string | null;
  clear(): void;
}

export function createCaptchas(now: () => number): Captchas {
  const asked = new Map<string, Captcha>();
  return {
    ask() {
      const chance = crypto.getRandomValues(new Uint8Array(LETTERS * 2 + 3));
      const answer = [...chance.subarray(0, LETTERS)].map(byte => captchaLetters[byte % captchaLetters.length]).join('');
      const expiresAt = now() + CAPTCHA_SECONDS * 1000;
      const captcha = { token: randomSecret(), answer, answerData: randomSecret(), expiresAt, isUsed: false };
      asked.set(captcha.token, captcha);
      for (const oldest of [...asked.keys()].slice(0, Math.max(0, asked.size - MAXIMUM))) asked.delete(oldest);
      const picture = captchaPicture(answer, [...chance.subarray(LETTERS)]);
      return {
        token: captcha.token,
        answerData: captcha.answerData,
        picture: `data:image/png;base64,${btoa(String.fromCharCode(...picture))}`,
      };
    },
    check(token, solution, answerData) {
      const captcha = asked.get(token);
      if (captcha === undefined) return 'Invalid CAPTCHA';
      if (captcha.isUsed) return 'CAPTCHA already used';
      if (now() >= captcha.expiresAt) return 'CAPTCHA expired';
      if (captcha.answerData !== answerData) return 'Invalid answer data';
      captcha.isUsed = true;
      return captcha.answer === solution.trim().toLowerCase() ? 'right' : 'Invalid CAPTCHA';
    },
    answerOf: token => asked.get(token)?.answer ?? null,
    clear: () => asked.clear(),
  };
}
