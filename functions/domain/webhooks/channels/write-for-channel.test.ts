import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { findWebhookChannel, isRetiredConnector } from '#shared/domain/webhook-channel.ts';
import { attemptDelivery } from '../attempt-delivery.ts';
import { writeBody } from '../compose-deliveries.ts';
import type { AttemptPorts } from '../ports.ts';
import { makeWebhookSecret } from '../sign-webhook.ts';

/** Its modules are written for bundlers; its bundle is for everybody. */
const { AdaptiveCard, SerializationContext, Version }: typeof import('adaptivecards') = createRequire(
  import.meta.url,
)('adaptivecards/dist/adaptivecards.js');

const slack = 'https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXX';
const teams =
  'https://prod-12.westeurope.logic.azure.com/workflows/0123/triggers/manual/paths/invoke?api-version=2016-06-01&sig=x';
const own = 'https://www.maple.org/hooks/services/';
const conversionId = 'conv_edgpt_515yts2wc8793134gknvjqfzte';

const attack = '<!channel> *Win* [a prize](https://evil.example) :smile: & more';
const lead = { conversionId, name: 'Ana Ruiz', contact: 'ana@maple.org', question: attack };
const events: [type: string, data: Record<string, unknown>][] = [
  ['lead.created', lead],
  ['handoff.forwarded', { ...lead, priority: 'high', question: 'x'.repeat(9000) }],
  [
    'form.submitted',
    {
      conversionId,
      formName: 'Enrolment',
      answers: Array.from({ length: 40 }, (_, at) => ({ label: `Field ${at}`, answer: 'y'.repeat(3000) })),
    },
  ],
  ['conversion.finished', { conversionId, companyName: 'Maple' }],
  ['conversion.failed', { conversionId, companyName: 'Maple', reason: 'Nobody answered.' }],
  ['test', { conversionId, message: 'This is a test. Nothing has happened.' }],
];

/** What is posted to an address. */
async function send(url: string, type: string, data: Record<string, unknown>): Promise<string> {
  const posted: string[] = [];
  const ports: AttemptPorts = {
    now: () => new Date('2026-03-02T10:00:00Z'),
    siteOrigin: () => 'https://edgpt.ai',
    post: async (_url, { body }) => {
      posted.push(body);
      return { ok: true, status: 200, body: 'ok' };
    },
  };
  const secret = makeWebhookSecret((count) => new Uint8Array(count));
  const body = writeBody({ id: 'evt_1', type, createdAt: '2026-03-02T10:00:00Z', data });
  await attemptDelivery(ports, { url, secret, oldSecrets: [] }, { id: 'evt_1', conversionId, body });
  return posted[0] ?? '';
}

test.each([
  [slack, 'slack'],
  [teams, 'teams'],
  [
    'https://default0a.1b.environment.api.powerplatform.com/powerautomate/automations/direct/workflows/1/x',
    'teams',
  ],
  [own, undefined],
  ['https://hooks.slack.com.evil.example/services/x', undefined],
  ['https://evil-logic.azure.com/workflows/x', undefined],
])('an event for %s is a message of %s', async (url, channel) => {
  expect(findWebhookChannel(url)).toBe(channel);
  const sent = await send(url, 'lead.created', lead);
  expect(sent.includes('"type":"lead.created"')).toBe(channel === undefined);
});

test('an address of a retired connector is known as one', () => {
  expect(isRetiredConnector('https://maple.webhook.office.com/webhookb2/1')).toBe(true);
  expect(isRetiredConnector(teams)).toBe(false);
});

const plainText = z.object({
  type: z.literal('plain_text'),
  text: z.string().min(1),
  emoji: z.literal(false),
});

describe.each(events)('%s', (type, data) => {
  test('is a Slack message within the limits of Block Kit, in which visitors’ words are plain', async () => {
    const { text, blocks } = z
      .object({ text: z.string(), blocks: z.array(z.record(z.string(), z.unknown())) })
      .parse(JSON.parse(await send(slack, type, data)));
    expect(text).not.toMatch(/[<>]/);
    const limits: Record<string, number> = { header: 150, section: 3000 };
    for (const block of blocks) {
      const texts = z
        .array(plainText)
        .max(10)
        .parse(block.fields ?? (block.text ? [block.text] : []));
      for (const one of texts)
        expect([...one.text].length).toBeLessThanOrEqual(
          block.fields ? 2000 : (limits[String(block.type)] ?? 0),
        );
    }
    expect(JSON.stringify(blocks)).toContain(`https://edgpt.ai/school-dashboard/${conversionId}`);
  });

  test('is a valid Adaptive Card for Teams, in which visitors’ words make no link', async () => {
    const sent = await send(teams, type, data);
    expect(Buffer.byteLength(sent)).toBeLessThan(28 * 1024);
    const { attachments } = z
      .object({
        type: z.literal('message'),
        attachments: z.array(
          z.object({ contentType: z.string(), content: z.record(z.string(), z.unknown()) }),
        ),
      })
      .parse(JSON.parse(sent));
    const card = new AdaptiveCard();
    card.version = new Version(1, 4);
    const parsing = new SerializationContext();
    card.parse(attachments[0]?.content ?? {}, parsing);
    const faults = Array.from({ length: parsing.eventCount }, (_, at) => parsing.getEventAt(at).message);
    expect(faults).toEqual([]);
    expect(card.validateProperties().validationEvents).toEqual([]);
    expect(card.getItemCount()).toBeGreaterThan(0);
    expect(sent).not.toContain('](https://evil.example)');
  });
});
