import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { createHttpServer } from '../create-http-server.ts';
import { localNames } from '../least-privilege/local-targets.ts';
import { type WriteFile, writeWholeFile } from '../processes/write-whole-file.ts';
import { type MailEvent, simulateMailbox } from './mailbox-simulator.ts';
import { outboxHeaders, renderOutbox } from './outbox-page.ts';
import { type StoredMail, storedMailSchema } from './stored-mail.ts';

const part = z.object({ Data: z.string() });
/** The part of Amazon SES v2 `SendEmail` that we use. */
const sendEmailSchema = z.object({
  FromEmailAddress: z.string(),
  ConfigurationSetName: z.string().optional(),
  Destination: z.object({ ToAddresses: z.array(z.string()) }),
  ReplyToAddresses: z.array(z.string()).default([]),
  Content: z.object({
    Simple: z.object({
      Subject: part,
      Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
      Body: z.object({ Text: part, Html: part }),
    }),
  }),
  EmailTags: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
});

type MailOptions = {
  /** Verified addresses and domains, the only recipients of an account in the sandbox; without it any. */
  sandbox?: readonly string[] | undefined;
  writeFile?: WriteFile;
  /** Tells of a mail that comes back, if it names a configuration set. */
  reportReturn?: (event: MailEvent) => Promise<void>;
};

/** Replaces Amazon SES: each mail becomes a file in the folder. */
export function createMailServer(
  folder: string,
  { sandbox, writeFile, reportReturn }: MailOptions = {},
): Server {
  mkdirSync(folder, { recursive: true });
  return createHttpServer(async (request, response) => {
    // Every domain may send here.
    if (request.method === 'GET' && request.url?.startsWith('/v2/email/identities/')) {
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ VerifiedForSendingStatus: true }));
    }
    if (request.method !== 'POST' || request.url !== '/v2/email/outbound-emails') {
      return void response.writeHead(404).end();
    }
    const call = sendEmailSchema.safeParse(JSON.parse(await text(request)));
    if (!call.success) return void response.writeHead(400).end(z.prettifyError(call.error));
    const unverified = findUnverified(call.data.Destination.ToAddresses, sandbox);
    if (unverified.length) return refuseUnverified(response, unverified);
    const id = storeMail(folder, call.data, writeFile);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ MessageId: id }));
    const { Destination, ConfigurationSetName } = call.data;
    if (!ConfigurationSetName) return;
    for (const recipient of Destination.ToAddresses) {
      const event = simulateMailbox(recipient, new Date());
      if (event) await reportReturn?.(event);
    }
  });
}

/** Recipients that SES refuses until the account has left its sandbox. */
function findUnverified(recipients: readonly string[], sandbox: readonly string[] | undefined): string[] {
  const verified = sandbox?.map((name) => name.toLowerCase());
  if (!verified) return [];
  return recipients.filter((recipient) => {
    const address = recipient.toLowerCase();
    return !verified.includes(address) && !verified.includes(address.replace(/^.*@/, ''));
  });
}

/** In the words of SES. */
function refuseUnverified(response: ServerResponse, unverified: readonly string[]): void {
  response.writeHead(400, { 'content-type': 'application/json', 'x-amzn-errortype': 'MessageRejected' });
  const region = localNames.region.toUpperCase();
  response.end(
    JSON.stringify({
      message: `Email address is not verified. The following identities failed the check in region ${region}: ${unverified.join(', ')}`,
    }),
  );
}

function storeMail(folder: string, call: z.infer<typeof sendEmailSchema>, writeFile?: WriteFile): string {
  const { Subject, Body, Headers } = call.Content.Simple;
  const sentAt = new Date().toISOString();
  const id = call.EmailTags.find(({ Name }) => Name === 'mail')?.Value ?? sentAt.replace(/\W/g, '');
  const mail: StoredMail = {
    id,
    sentAt,
    from: call.FromEmailAddress,
    to: call.Destination.ToAddresses,
    replyTo: call.ReplyToAddresses,
    subject: Subject.Data,
    text: Body.Text.Data,
    html: Body.Html.Data,
    headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
  };
  const file = `${sentAt}-${id}-${randomUUID()}`.replace(/[^\w-]/g, '_');
  writeWholeFile(`${folder}/${file}.json`, JSON.stringify(mail, null, 2), {
    ...(writeFile && { writeFile }),
  });
  return id;
}

/**
 * Shows every sent mail: to a browser as a page, to programs as JSON, oldest first. A file that isn't a mail is skipped
 * and logged.
 */
export function answerOutbox(request: IncomingMessage, response: ServerResponse, folder: string): void {
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readMail(`${folder}/${name}`) ?? [])
    .sort((a, b) => a.sentAt.localeCompare(b.sentAt));
  response.setHeader('x-content-type-options', 'nosniff');
  if (request.headers.accept?.includes('text/html')) {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...outboxHeaders });
    return void response.end(renderOutbox(mails.reverse(), searchParams));
  }
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ mails }, null, 2));
}

function readMail(file: string): StoredMail | undefined {
  try {
    return storedMailSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The parser's message would quote the mail.
    console.error(`${file} is not a complete mail; the outbox skips it.`);
    return undefined;
  }
}
