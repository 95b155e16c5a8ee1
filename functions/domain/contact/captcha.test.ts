import { expect, test } from 'vitest';
import { issueCaptcha } from './captcha.ts';
import type { Captcha } from './ports.ts';

/** In-memory ports at a fixed time. */
function makePorts(bytes: [number, number]) {
  const kept: { captcha: Captcha; expiresAt: Date }[] = [];
  const ports = {
    captchas: {
      add: async (captcha: Captcha, expiresAt: Date) => void kept.push({ captcha, expiresAt }),
      take: async () => undefined,
    },
    now: () => new Date('2026-11-01T12:00:00Z'),
    makeId: () => 'sum',
    randomBytes: () => new Uint8Array(bytes),
  };
  return { ports, kept };
}

test('a sum has two numbers from 1 to 10 and is valid for ten minutes', async () => {
  const { ports, kept } = makePorts([0, 9]);
  expect(await issueCaptcha(ports)).toEqual({ captchaId: 'sum', first: 1, second: 10 });
  expect(kept[0]?.expiresAt).toEqual(new Date('2026-11-01T12:10:00Z'));
  for (let byte = 0; byte < 256; byte += 1) {
    const { first, second } = await issueCaptcha(makePorts([byte, 255 - byte]).ports);
    for (const number of [first, second]) {
      expect(number).toBeGreaterThanOrEqual(1);
      expect(number).toBeLessThanOrEqual(10);
    }
  }
});
