import * as z from 'zod';
import type { Captcha } from '#functions/domain/contact/ports.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';

const captchaSchema = z.object({
  captchaId: z.string(),
  first: z.number(),
  second: z.number(),
  expiresAt: z.number(),
});

export type CaptchaStore = ReturnType<typeof openCaptchaStore>;

/** Unsolved sums of the contact form. */
export function openCaptchaStore(table: Table) {
  return {
    add: (captcha: Captcha, expiresAt: Date) =>
      table.put({
        ...keys.captcha(captcha.captchaId),
        ...captcha,
        expiresAt: Math.floor(expiresAt.getTime() / 1000),
      }),
    /** Removes and returns it: each works once. Undefined when it was used, expired or never existed. */
    async take(captchaId: string, now: Date): Promise<Captcha | undefined> {
      const item = await table.take(keys.captcha(captchaId));
      const captcha = item && captchaSchema.parse(item);
      return captcha && captcha.expiresAt * 1000 > now.getTime() ? captcha : undefined;
    },
  };
}
