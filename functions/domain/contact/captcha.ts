/** A sum that a visitor has to solve. Kept by the server until it is used, so it needs no signature. */
export type Captcha = { captchaId: string; first: number; second: number };

export type CaptchaStore = {
  add(captcha: Captcha, expiresAt: Date): Promise<void>;
  /** Removes and answers it: each serves once. Undefined when it was used, has expired or never was. */
  take(captchaId: string, now: Date): Promise<Captcha | undefined>;
};

type CaptchaPorts = {
  captchas: CaptchaStore;
  now(): Date;
  makeId(): string;
  randomBytes(count: number): Uint8Array;
};

/** Document 3 section 9; decisions.md: ten minutes, single use. */
const largestNumber = 10;
const validMinutes = 10;

/** Makes a sum of two numbers from 1 to 10 and remembers it. */
export async function issueCaptcha(ports: CaptchaPorts): Promise<Captcha> {
  const [first = 0, second = 0] = [...ports.randomBytes(2)].map((byte) => 1 + (byte % largestNumber));
  const captcha = { captchaId: ports.makeId(), first, second };
  await ports.captchas.add(captcha, new Date(ports.now().getTime() + validMinutes * 60_000));
  return captcha;
}

/** Whether the answer solves the sum. A sum is used up by the first answer, right or wrong. */
export async function solveCaptcha(
  { captchas, now }: Pick<CaptchaPorts, 'captchas' | 'now'>,
  captchaId: string,
  answer: string,
): Promise<boolean> {
  const captcha = captchaId === '' ? undefined : await captchas.take(captchaId, now());
  return captcha !== undefined && Number(answer) === captcha.first + captcha.second;
}
