import { expect, test } from 'vitest';
import { runStep } from '#functions/domain/conversions/run-step.ts';
import { deliverMail } from '#functions/domain/mail/deliver-mail.ts';
import { resendOverdue } from '#functions/domain/maintenance/sweep.ts';
import { openLibraryStore } from '#functions/storage/dynamodb/conversions/library-store.ts';
import { openMailStore } from '#functions/storage/dynamodb/mail/mail-store.ts';
import { openWebhookStore } from '#functions/storage/dynamodb/webhooks/webhook-store.ts';
import { refuseFailure } from '#tests/support/stacks/sweeper.ts';
import { confirmedWorld } from '#tests/support/worlds/mail-world-fixture.ts';
import { begin, openStepLab } from './step-lab.ts';

const lab = openStepLab();
const death = new Error('the worker died');
const minuteMs = 60_000;
/** Seconds until the sweeper, which runs every minute, comes first. */
const phases = [0, 15, 30, 44, 46, 59];

/** Lets the sweeper run every minute until the work is taken up; returns after how long. */
async function measureDelay(
  phaseSeconds: number,
  work: { resend(): Promise<number[]>; takeUp(): Promise<boolean> },
): Promise<number> {
  const lostAt = lab.clock;
  const arrivals: number[] = [];
  for (let sweepAt = lostAt + phaseSeconds * 1000; sweepAt < lostAt + 60 * minuteMs; sweepAt += minuteMs) {
    lab.clock = sweepAt;
    arrivals.push(...(await work.resend()).map((delaySeconds) => sweepAt + delaySeconds * 1000));
    for (const arrival of arrivals.filter((at) => at < sweepAt + minuteMs).toSorted((a, b) => a - b)) {
      arrivals.splice(arrivals.indexOf(arrival), 1);
      lab.clock = arrival;
      if (await work.takeUp()) return arrival - lostAt;
    }
  }
  throw new Error('The work was not taken up within an hour');
}

function openSweep(sendMail: (mailId: string) => Promise<void>) {
  return {
    ...{ ...lab.world, sendMail, reportItem: refuseFailure, sendUpdate: async () => undefined },
    ...{ mails: openMailStore(lab.table), libraries: openLibraryStore(lab.table) },
    ...{ webhooks: openWebhookStore(lab.table), sendWebhook: async () => undefined },
  };
}

function measureStep(phaseSeconds: number, message: { conversionId: string; stepNumber: number }) {
  return measureDelay(phaseSeconds, {
    async resend() {
      lab.sent = [];
      await resendOverdue.steps(openSweep(async () => undefined));
      const mine = lab.sent.filter(({ conversionId }) => conversionId === message.conversionId);
      return mine.map(({ delaySeconds = 0 }) => delaySeconds);
    },
    async takeUp() {
      lab.performed = [];
      await runStep(lab.world, { version: 1, ...message });
      return lab.performed.length > 0;
    },
  });
}

test.each(phases)(
  'a step resumes within two minutes of a death and one of a lost message, with a sweep after %i s',
  async (phaseSeconds) => {
    const dying = { conversionId: await begin(lab), stepNumber: 0 };
    const fail = () => {
      throw death;
    };
    const deadly = { ...lab.world, reach: fail, reportFailure: fail };
    await expect(runStep(deadly, { version: 1, ...dying })).rejects.toThrow(death);
    expect(await measureStep(phaseSeconds, dying)).toBeLessThan(2 * minuteMs);

    const losing = await begin(lab);
    await runStep(lab.world, { version: 1, conversionId: losing, stepNumber: 0 });
    const lost = { conversionId: losing, stepNumber: 1 };
    expect(await measureStep(phaseSeconds, lost)).toBeLessThan(minuteMs);
  },
);

test.each(phases)(
  'a mail is sent within two minutes of the death of its worker, with a sweep after %i s',
  async (phaseSeconds) => {
    const sweep = openSweep(async (mailId) => void resent.push(mailId));
    const resent: string[] = [];
    const mailId = `mail-${phaseSeconds}`;
    await sweep.mails.add(
      { mailId, to: 'elena@maple-grove.org', from: 'support@edgpt.ai', subject: '', text: '', html: '' },
      lab.world.now(),
    );
    const deliver = (sendWithProvider: () => Promise<void>) =>
      deliverMail(
        {
          ...{ mails: sweep.mails, sendWithProvider, now: lab.world.now },
          ...{
            reportDeferred: fail,
            reportGivenUp: fail,
            buryMail: fail,
            findTokenSecret: fail,
            siteOrigin: fail,
          },
          ...confirmedWorld,
          mailChoices: { findRefused: fail },
          addressMarks: { isMarked: async () => false },
        },
        mailId,
      );
    const fail = () => expect.fail('Only its worker dies');
    // The first worker dies while it waits for the provider.
    await new Promise<void>((died) => void deliver(() => new Promise(() => died())));
    let isSent = false;
    const delay = await measureDelay(phaseSeconds, {
      async resend() {
        resent.splice(0);
        await resendOverdue.mails(sweep);
        return resent.filter((id) => id === mailId).map(() => 0);
      },
      async takeUp() {
        await deliver(async () => {
          isSent = true;
        });
        return isSent;
      },
    });
    expect(delay).toBeLessThan(2 * minuteMs);
  },
);
