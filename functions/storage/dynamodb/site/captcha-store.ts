import * as z from 'zod';
import type { CaptchaStore } from '#functions/domain/contact/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const captchaSchema = z.object({
  captchaId: z.string(),
  first: z.number(),
  second: z.number(),
  expiresAt: z.number(),
});

/** Unsolved sums of the contact form. */
export function openCaptchaStore(table: Table): CaptchaStore {
  return {
    add: (captcha, expiresAt) =>
      table.put({
        ...keys.captcha(captcha.captchaId),
        ...captcha,
        expiresAt: Math.floor(expiresAt.getTime() / 1000),
      }),
    async take(captchaId, now) {
      const item = await table.take(keys.captcha(captchaId));
      const captcha = item && captchaSchema.parse(item);
      return captcha && captcha.expiresAt * 1000 > now.getTime() ? captcha : undefined;
    },
  };
}
