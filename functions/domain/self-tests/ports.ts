import type { ReaderReply } from '#shared/calls/reader-calls.ts';
import type { SampleTestName } from '#shared/domain/self-test-names.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { MailStore } from '../mail/ports.ts';

/** A table item owned by one test, with a TTL in case the test can't remove it. */
export type TestItems = {
  write(id: string, note: string, expiresAt: Date): Promise<void>;
  /** Replaces the note if it is the expected one; returns whether it was. */
  replace(id: string, expected: string, note: string): Promise<boolean>;
  read(id: string): Promise<string | undefined>;
  remove(id: string): Promise<void>;
};

/** Objects under a prefix owned by one test. */
export type TestObjects = {
  write(id: string, text: string): Promise<void>;
  read(id: string): Promise<string | undefined>;
  removeAll(id: string): Promise<void>;
};

export type QueueDepth = { name: string; waiting: number; givenUp: number };

/** Dependencies of the system tests. */
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

/** Dependencies of the site tests. */
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

/** Test results for the System Monitor, without skipped tests. */
export type SelfTestResults = {
  read(): Promise<TestVerdict[]>;
  keep(verdicts: readonly TestVerdict[]): Promise<void>;
};
