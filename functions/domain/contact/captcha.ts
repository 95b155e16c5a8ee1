import type { Captcha, CaptchaPorts } from './ports.ts';

/** Document 3 section 9; decisions.md: ten minutes, single use. */
const largestNumber = 10;
const validMinutes = 10;

/** Creates and stores a sum of two numbers from 1 to 10. */
export async function issueCaptcha(ports: CaptchaPorts): Promise<Captcha> {
  const [first = 0, second = 0] = [...ports.randomBytes(2)].map((byte) => 1 + (byte % largestNumber));
  const captcha = { captchaId: ports.makeId(), first, second };
  await ports.captchas.add(captcha, new Date(ports.now().getTime() + validMinutes * 60_000));
  return captcha;
}

/** Whether the answer solves the sum. Any first answer, right or wrong, uses it up. */
export async function solveCaptcha(
  { captchas, now }: Pick<CaptchaPorts, 'captchas' | 'now'>,
  captchaId: string,
  answer: string,
): Promise<boolean> {
  const captcha = captchaId === '' ? undefined : await captchas.take(captchaId, now());
  return captcha !== undefined && Number(answer) === captcha.first + captcha.second;
}
