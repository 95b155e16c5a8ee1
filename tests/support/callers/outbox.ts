import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';

const outboxSchema = z.object({
  mails: z.array(
    z.object({
      from: z.string(),
      to: z.array(z.string()),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      headers: z.record(z.string(), z.string()),
    }),
  ),
});

/** Every mail to an address so far. */
export async function readMails(url: string, to: string) {
  const { mails } = outboxSchema.parse(await (await fetch(`${url}/_local/outbox`)).json());
  const address = to.toLowerCase();
  return mails.filter((mail) => mail.to.some((it) => it.toLowerCase() === address));
}

/**
 * The secret in the newest mailed link to a page, once an address has this many. Every mail to an unconfirmed address has
 * a link to confirm it, so a subject tells which one is meant.
 */
export async function waitForLink(
  url: string,
  to: string,
  path: string,
  { count = 1, subject = /./ } = {},
): Promise<string> {
  const pattern = new RegExp(`${path}#token=([\\w-]+)`);
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const mails = (await readMails(url, to)).filter((mail) => subject.test(mail.subject));
    const tokens = mails.flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
    const last = tokens.at(-1);
    if (last && tokens.length >= count) return last;
    await wait(50);
  }
  throw new Error(`No link to ${path} was mailed to ${to}`);
}
