import type { ReaderReply } from '#shared/calls/reader-calls.ts';
import type { SampleTestName } from '#shared/domain/self-test-names.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { MailStore } from '../mail/ports.ts';

/** An item of the table that belongs to one test alone, and ends by itself where the test could not end it. */
export type TestItems = {
  write(id: string, note: string, expiresAt: Date): Promise<void>;
  /** Replaces the note if it is the expected one; answers whether it was. */
  replace(id: string, expected: string, note: string): Promise<boolean>;
  read(id: string): Promise<string | undefined>;
  remove(id: string): Promise<void>;
};

/** Objects under a prefix that belongs to one test alone. */
export type TestObjects = {
  write(id: string, text: string): Promise<void>;
  read(id: string): Promise<string | undefined>;
  removeAll(id: string): Promise<void>;
};

export type QueueDepth = { name: string; waiting: number; givenUp: number };

/** What testing the systems touches. */
export type SystemTestPorts = {
  now(): Date;
  makeId(): string;
  items: TestItems;
  objects: TestObjects;
  measureQueues(): Promise<QueueDepth[]>;
  mails: Pick<MailStore, 'findDueIds' | 'add'>;
  sendMail(mailId: string): Promise<void>;
  /** Whether the provider sends mails in the name of a domain. */
  maySendAs(domain: string): Promise<boolean>;
  /** The address that a test mail goes to; undefined when none is wished for. */
  mailTo: string | undefined;
  /** Calls this service as visitors do; answers whether it says that it works. */
  callFrontDoor(): Promise<boolean>;
};

/** What testing the reading of sites touches. */
export type SiteTestPorts = {
  now(): Date;
  /** Where pages are read. */
  trySampleSite(name: SampleTestName): Promise<ReaderReply<'sample-test'>>;
  /** The assistant that was published last; undefined while there is none. */
  findNewestAssistant(): Promise<Conversion | undefined>;
  /** Has an assistant answer. Says what it saw; throws what is wrong. */
  questionAssistant(conversion: Conversion): Promise<string>;
};

/** What came of a test when it was run last. */
export type TestVerdict = { name: string; status: 'passed' | 'failed'; at: string };

/** What came of each test that looked at something, for the System Monitor. */
export type SelfTestResults = {
  read(): Promise<TestVerdict[]>;
  keep(verdicts: readonly TestVerdict[]): Promise<void>;
};
