import type { MailStore } from '#functions/storage/dynamodb/mail/mail-store.ts';
import type { TestItems, TestObjects } from '#functions/storage/self-test-store.ts';
import type { ReaderReply } from '#shared/calls/reader-calls.ts';
import type { SampleTestName } from '#shared/domain/self-test-names.ts';
import type { Conversion } from '../conversions/conversion.ts';

export type QueueDepth = { name: string; waiting: number; givenUp: number };

export type SystemTestPorts = {
  now(): Date;
  makeId(): string;
  items: TestItems;
  objects: TestObjects;
  measureQueues(): Promise<QueueDepth[]>;
  mails: Pick<MailStore, 'findDueIds' | 'add'>;
  sendMail(mailId: string): Promise<void>;
  /** Whether the provider can send mails from a domain. */
  maySendAs(domain: string): Promise<boolean>;
  /** Recipient of the test mail; undefined for none. */
  mailTo: string | undefined;
  /** Calls this service from outside; returns whether it reports that it works. */
  callFrontDoor(): Promise<boolean>;
};

export type SiteTestPorts = {
  now(): Date;
  /** Runs in the document reader, where pages are read. */
  trySampleSite(name: SampleTestName): Promise<ReaderReply<'sample-test'>>;
  /** The most recently published assistant; undefined when there is none. */
  findNewestAssistant(): Promise<Conversion | undefined>;
  /** Asks an assistant. Returns what it observed; throws what is wrong. */
  questionAssistant(conversion: Conversion): Promise<string>;
};

/** Last result of a test. */
export type TestVerdict = { name: string; status: 'passed' | 'failed'; at: string };
