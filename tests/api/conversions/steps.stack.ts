import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ConversionFiles } from '#functions/domain/conversions/ports.ts';
import { runStep } from '#functions/domain/conversions/run-step.ts';
import { sweep } from '#functions/domain/maintenance/sweep.ts';
import { openLibraryStore } from '#functions/storage/dynamodb/conversions/library-store.ts';
import { openMailStore } from '#functions/storage/dynamodb/mail/mail-store.ts';
import { openWebhookStore } from '#functions/storage/dynamodb/webhooks/webhook-store.ts';
import { countReadiness } from '#shared/domain/conversion/readiness.ts';
import { findReadiness } from '#tests/support/data/find-readiness.ts';
import { runsInFull } from '#tests/support/sample.ts';
import { refuseFailure } from '#tests/support/stacks/sweeper.ts';
import { begin, openStepLab, runToTheEnd } from './step-lab.ts';

const lab = openStepLab();

describe('a step', () => {
  test('runs once although its message is delivered twice at the same time', async () => {
    const conversionId = await begin(lab);
    await Promise.all(
      [0, 0].map((stepNumber) => runStep(lab.world, { version: 1, conversionId, stepNumber })),
    );
    expect(lab.performed.filter((point) => point === 'plan:leased')).toHaveLength(1);
    expect(lab.sent).toEqual([{ conversionId, stepNumber: 1 }]);
  });

  test.each(Array.from({ length: runsInFull() ? 200 : 4 }, (_, seed) => seed))(
    'runs once although all messages come twice and in any order, two at a time (seed %i)',
    async (seed) => {
      const conversionId = await begin(lab, {
        documents: ['a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt'],
        notify: { name: 'Elena', email: 'elena@maple-grove.org' },
      });
      const mails: string[] = [];
      lab.world.sendMail = async (mailId) => void mails.push(mailId);
      const steps = Array.from({ length: 8 }, (_, stepNumber) => ({ conversionId, stepNumber }));
      const orderOf = (index: number) => createHash('sha256').update(`${seed}/${index}`).digest('hex');
      const messages = [...steps, ...steps]
        .map((message, index) => ({ message, order: orderOf(index) }))
        .toSorted((one, other) => one.order.localeCompare(other.order))
        .map(({ message }) => message);
      for (let pair = messages.splice(0, 2); pair.length > 0; pair = messages.splice(0, 2)) {
        await Promise.all(pair.map((message) => runStep(lab.world, { version: 1, ...message })));
        messages.push(...lab.sent.splice(0));
      }
      const finished = lab.performed.filter((point) => point.endsWith(':finished'));
      expect(finished.map((point) => point.replace(':finished', ''))).toEqual([
        ...['plan', 'document', 'document', 'index', 'build', 'exam', 'publish'],
      ]);
      expect([lab.failures, lab.buried, mails]).toEqual([[], 0, [`ready-${conversionId}`]]);
      expect(await lab.world.conversions.find(conversionId)).toMatchObject({
        status: 'completed',
        percentage: 100,
      });
    },
  );

  test('does not run for a message of an ended conversion or of a later step', async () => {
    const conversionId = await begin(lab);
    await runToTheEnd(lab, conversionId);
    const finished = await lab.world.conversions.find(conversionId);
    expect(finished).toMatchObject({ status: 'completed', percentage: 100 });
    for (const stepNumber of [3, 0, 99, 1])
      await runStep(lab.world, { version: 1, conversionId, stepNumber });
    expect(await lab.world.conversions.find(conversionId)).toEqual(finished);
  });

  test('reads no upload that the malware scan holds back, and tells the owner why', async () => {
    const scans = { 'good.txt': 'clean', 'bad.txt': 'flagged', 'new.txt': 'waiting' } as const;
    const documents = Object.keys(scans);
    const read: string[] = [];
    lab.world.files = {
      ...lab.world.files,
      copyUpload: async (_id, name) =>
        name === 'good.txt' || name === 'bad.txt' || name === 'new.txt' ? scans[name] : 'missing',
      readDocument: async (_id, { sourceId }) => {
        read.push(sourceId);
        return Buffer.from('text');
      },
    };
    lab.world.ingestDocument = async () => ({
      ...{ ok: false, code: 'empty', reason: 'The file is empty.' },
    });
    const conversionId = await begin(lab, { documents });
    await runToTheEnd(lab, conversionId);
    expect(read).toEqual(['good.txt']);
    expect((await lab.world.conversions.findSources(conversionId)).sources).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          title: 'bad.txt',
          status: 'failed',
          reason: 'We did not take bad.txt: our check found malware in it. Please choose another file.',
        }),
        expect.objectContaining({ title: 'new.txt', reason: expect.stringContaining('has not finished') }),
      ]),
    );
  });

  test('that fails is retried, and after five attempts abandoned with a reason and a dead letter', async () => {
    const conversionId = await begin(lab, { url: 'https://maple-grove.org' });
    for (let attempt = 1; attempt <= 5; attempt++) {
      await runStep(lab.world, { version: 1, conversionId, stepNumber: 0 });
    }
    expect(lab.sent.map(({ delaySeconds }) => delaySeconds)).toEqual([2, 4, 8, 16, 32]);
    expect(lab.failures).toHaveLength(5);
    await runStep(lab.world, { version: 1, conversionId, stepNumber: 0 });
    const given = await lab.world.conversions.find(conversionId);
    expect(given).toMatchObject({
      status: 'failed',
      errorMessage: expect.stringContaining('try again later'),
    });
    expect(lab.buried).toBe(1);
  });

  test('whose worker lost its lease changes nothing', async () => {
    const conversionId = await begin(lab);
    const message = { version: 1 as const, conversionId, stepNumber: 0 };
    const readStates: string[] = [];
    const { files } = lab.world;
    lab.world.files = {
      ...files,
      readState(id, key) {
        readStates.push(key);
        return files.readState(id, key);
      },
    };
    let overtaking: Promise<void> | undefined;
    const slow = {
      ...lab.world,
      files: {
        ...files,
        writeState: async (...write: Parameters<ConversionFiles['writeState']>) => {
          lab.clock += 120_000;
          overtaking = runStep(lab.world, message);
          await overtaking;
          await files.writeState(write[0], write[1], { ...write[2], pageSourceIds: ['of the slow worker'] });
        },
      },
    };
    await runStep(slow, message);
    expect(lab.sent).toEqual([{ conversionId, stepNumber: 1 }]);
    await runStep(lab.world, { ...message, stepNumber: 1 });
    const written = await Promise.all(readStates.map((key) => files.readState(conversionId, key)));
    expect(written.map(({ pageSourceIds }) => pageSourceIds)).toEqual([[]]);
  });

  test('whose progress is already beyond its end is retried and continues', async () => {
    const conversionId = await begin(lab);
    const { steps } = lab.world;
    lab.world.reach = (point) => {
      if (point !== 'plan:saved') return;
      lab.world.reach = () => undefined;
      lab.world.steps = {
        ...steps,
        async finishStep(id, stepNumber, owner, outcome) {
          lab.world.steps = steps;
          await steps.reportPage(id, owner, {
            currentPage: '',
            recentPages: [],
            currentStep: '',
            percentage: 60,
            now: lab.world.now(),
          });
          return steps.finishStep(id, stepNumber, owner, outcome);
        },
      };
    };
    await runToTheEnd(lab, conversionId);
    expect(lab.failures).toHaveLength(1);
    expect(await lab.world.conversions.find(conversionId)).toMatchObject({
      status: 'completed',
      percentage: 100,
    });
  });

  test('whose state is lost is abandoned with a reason, and nothing empty is published', async () => {
    const conversionId = await begin(lab);
    lab.world.files = { ...lab.world.files, readState: () => Promise.reject(new Error('gone')) };
    await runToTheEnd(lab, conversionId);
    expect(await lab.world.conversions.find(conversionId)).toMatchObject({ status: 'failed' });
    expect(lab.buried).toBe(1);
  });

  test('of the exam stores its report with the conversion, bound to the published knowledge', async () => {
    const conversionId = await begin(lab);
    await expect(findReadiness(lab.world, conversionId)).rejects.toMatchObject({ code: 'NOT_READY' });
    await runToTheEnd(lab, conversionId);
    const report = await findReadiness(lab.world, conversionId);
    const conversion = await lab.world.conversions.find(conversionId);
    expect(report.knowledgeVersion).toBe(conversion?.knowledgeVersion);
    expect(conversion?.readiness).toEqual(countReadiness(report));
    const answered = report.results.flatMap((result) =>
      result.status === 'answered' ? result.questionId : [],
    );
    expect(answered).toContain('tuition');
  });

  test('of the exam that fails lets the conversion complete without a report', async () => {
    const conversionId = await begin(lab);
    lab.world.files = { ...lab.world.files, writeReadiness: () => Promise.reject(new Error('no bucket')) };
    await runToTheEnd(lab, conversionId);
    expect(lab.failures).toHaveLength(1);
    const conversion = await lab.world.conversions.find(conversionId);
    expect(conversion).toMatchObject({ status: 'completed', percentage: 100 });
    expect(conversion?.readiness).toBeUndefined();
  });

  test('that is the last sends the outcome to the assistant’s webhook endpoints once', async () => {
    const [finished, failed] = [await begin(lab), await begin(lab)];
    for (const conversionId of [finished, failed]) {
      await lab.world.webhooks.addEndpoint(conversionId, {
        ...{
          endpointId: 'endpoint',
          url: 'https://www.site.org/hook',
          secret: '',
          failures: 0,
          oldSecrets: [],
        },
        ...{ events: ['conversion.finished', 'conversion.failed'], isActive: true, createdAt: '' },
      });
    }
    await runToTheEnd(lab, finished);
    await runStep(lab.world, { version: 1, conversionId: finished, stepNumber: 5 });
    lab.world.files = { ...lab.world.files, readState: () => Promise.reject(new Error('the state is gone')) };
    for (let attempt = 0; attempt < 12; attempt++) {
      lab.clock += 600_000;
      const stepNumber = (await lab.world.conversions.find(failed))?.stepNumber ?? 0;
      await runStep(lab.world, { version: 1, conversionId: failed, stepNumber });
    }
    const bodiesOf = async (conversionId: string) =>
      (await lab.world.webhooks.listDeliveries(conversionId, 'endpoint', 10)).map(({ body }) =>
        JSON.parse(body),
      );
    expect(await bodiesOf(finished)).toMatchObject([
      { type: 'conversion.finished', data: { conversionId: finished, companyName: 'Maple Grove' } },
    ]);
    expect(await bodiesOf(failed)).toMatchObject([
      {
        type: 'conversion.failed',
        data: { conversionId: failed, reason: expect.stringContaining('our side') },
      },
    ]);
    expect(lab.announced).toHaveLength(2);
  });

  test('whose message was lost is sent again by the sweeper at the same step', async () => {
    const conversionId = await begin(lab);
    await runStep(lab.world, { version: 1, conversionId, stepNumber: 0 });
    lab.sent = [];
    lab.clock += 60_000;
    await sweep({
      ...lab.world,
      reportItem: refuseFailure,
      mails: openMailStore(lab.table),
      libraries: openLibraryStore(lab.table),
      webhooks: openWebhookStore(lab.table),
      sendUpdate: async () => undefined,
      sendWebhook: async () => undefined,
    });
    expect(lab.sent).toContainEqual({ conversionId, stepNumber: 1 });
    lab.sent = [];
    await sweep({
      ...lab.world,
      reportItem: refuseFailure,
      mails: openMailStore(lab.table),
      libraries: openLibraryStore(lab.table),
      webhooks: openWebhookStore(lab.table),
      sendUpdate: async () => undefined,
      sendWebhook: async () => undefined,
    });
    expect(lab.sent).not.toContainEqual({ conversionId, stepNumber: 1 });
  });
});
