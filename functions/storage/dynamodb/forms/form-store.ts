import { createHash } from 'node:crypto';
import {
  type FormEntry,
  formEntrySchema,
  type StoredForm,
  type StoredSubmission,
  storedFormSchema,
  storedSubmissionSchema,
  submissionHeadSchema,
} from '#functions/domain/forms/form.ts';
import type { ForwardedMessage } from '#functions/domain/inbox/forwarded-message.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import type { StoredDelivery } from '#functions/domain/webhooks/webhook.ts';
import { formLimits } from '#shared/domain/forms/form.ts';
import {
  at,
  type Change,
  either,
  exists,
  is,
  isAbsent,
  writeChange,
  writeItem,
  writeNewItem,
} from '../change.ts';
import { writeMessage } from '../inbox/message-item.ts';
import { formList, keys, submissionList } from '../keys.ts';
import { findItem } from '../list-items.ts';
import { mailItem } from '../mail/mail-store.ts';
import { addToPlaces } from '../places.ts';
import { countHour } from '../staff/count-hour.ts';
import type { Item, Table } from '../table.ts';
import { writeDeliveries } from '../webhooks/delivery-item.ts';
import { eraseForm } from './erase-form.ts';

const daySeconds = 86_400;
/** As long as visitors' messages to people. */
const submissionKeptSeconds = 365 * daySeconds;
const submissionKeyKeptSeconds = daySeconds;
/** Answer counts are stored beside a form's other counts, one attribute per field. */
const answeredPrefix = 'answered#';

/** Stores forms, their counts and submissions. Every list is bounded. */
export type FormStore = ReturnType<typeof openFormStore>;

/**
 * Forms, one partition each with its submissions; an assistant's form entries and recent submissions share
 * another.
 */
export function openFormStore(table: Table) {
  const find = (formId: string) => findItem(table, keys.form(formId), storedFormSchema);
  return {
    ...openSubmissions(table),
    find,
    /** `refused` when the id is taken. */
    create: (form: StoredForm) => {
      const { conversionId, formId } = form;
      const places = {
        key: keys.placesOfAssistant(conversionId, 'FORMS'),
        most: formLimits.forms,
        listIds: async () => (await listEntries(table, conversionId)).map((entry) => entry.formId),
      };
      return addToPlaces(table, places, formId, [
        writeNewItem({ ...keys.form(formId), ...form }),
        writeItem({ ...keys.formEntry(conversionId, formId), ...describeEntry(form) }),
      ]);
    },
    findMany: async (formIds: readonly string[]) =>
      (await Promise.all(formIds.map(find))).filter((form) => form !== undefined),
    /** Counts a version; false when the form is gone or no longer has this one. */
    update: (form: StoredForm) =>
      table.transact([
        putNext(form),
        writeChange(keys.formEntry(form.conversionId, form.formId), {
          set: { name: form.name, description: form.description, type: form.type },
        }),
      ]),
    /** Includes its submissions and their mails. */
    remove: (form: Pick<StoredForm, 'formId' | 'conversionId'>) => eraseForm(table, form),
    listEntries: (conversionId: string) => listEntries(table, conversionId),
    async countView(form: StoredForm, now: Date) {
      const { conversionId, brandId, formId } = form;
      const viewed = { set: { lastAccessed: now.toISOString() }, add: { views: 1 }, when: [exists('pk')] };
      await table.update(keys.formEntry(conversionId, formId), viewed);
      await countHour(table, brandId, now, { spread: formId, change: { formViews: 1 } });
    },
  };
}

/** A submission, and the same in the inbox. */
type Submitted = {
  submission: StoredSubmission;
  entry: ForwardedMessage;
  submissionKey: string;
  mails: Mail[];
  deliveries: StoredDelivery[];
  now: Date;
};

/** What visitors send. */
function openSubmissions(table: Table) {
  return {
    ...openSubmissionLists(table),
    /**
     * Stores a submission with its counts, mails and events; false when the form is gone or the key was used
     * within a day.
     */
    async addSubmission(form: StoredForm, submitted: Submitted) {
      const { submission, entry, submissionKey, mails, deliveries, now } = submitted;
      const { conversionId, brandId, formId } = form;
      const seconds = Math.floor(now.getTime() / 1000);
      const { answers, ...head } = submission;
      const expiresAt = seconds + submissionKeptSeconds;
      const isNew = await table.transact([
        writeNewItem({
          ...keys.formSubmissionKey(formId, hash(submissionKey)),
          expiresAt: seconds + submissionKeyKeptSeconds,
        }),
        writeItem({ ...keys.formSubmission(formId, head.submissionId), ...submission, expiresAt }),
        writeItem({
          ...keys.recentSubmission(conversionId, head.submissionId),
          ...{ ...head, expiresAt },
          ...{ dueKind: submissionList(brandId), dueAt: head.submissionId },
        }),
        writeChange(
          keys.formEntry(conversionId, formId),
          countSubmission(
            head.completionSeconds,
            answers.map(({ fieldId }) => fieldId),
          ),
        ),
        ...mails.map((mail) => writeItem(mailItem(mail, now))),
        ...writeMessage(entry),
        ...writeDeliveries(deliveries),
      ]);
      if (isNew) await countHour(table, brandId, now, { spread: formId, change: { formSubmissions: 1 } });
      return isNew;
    },
  };
}

/** Pages of what was sent. */
function openSubmissionLists(table: Table) {
  return {
    findSubmission: (formId: string, submissionId: string) =>
      findItem(table, keys.formSubmission(formId, submissionId), storedSubmissionSchema),
    /** Newest first. */
    async listSubmissions(formId: string, { before, limit }: { before?: string | undefined; limit: number }) {
      const { pk, sk: from } = keys.formSubmission(formId, '');
      const found: StoredSubmission[] = [];
      // A query stops at 1 MB, so only an empty page means the end.
      while (found.length < limit) {
        const last = found.at(-1)?.submissionId ?? before;
        const to = keys.formSubmission(formId, last ?? '~').sk;
        // Ranges include their bounds, so one more is read and the bound dropped.
        const items = await listPart(table, pk, from, limit - found.length + 1, to);
        const page = items.map((item) => storedSubmissionSchema.parse(item));
        const fresh = page.filter(({ submissionId }) => submissionId !== last);
        if (fresh.length === 0) break;
        found.push(...fresh);
      }
      return found.slice(0, limit);
    },
    /** Across an assistant's forms, newest first. */
    async listRecent(conversionId: string, limit: number) {
      const { pk, sk } = keys.recentSubmission(conversionId, '');
      return (await listPart(table, pk, sk, limit)).map((item) => submissionHeadSchema.parse(item));
    },
  };
}

function putNext({ version = 0, ...form }: StoredForm) {
  const isVersion = is('version', version);
  return writeItem({ ...keys.form(form.formId), ...form, version: version + 1 }, [
    ...[exists('pk'), version === 0 ? either(isAbsent('version'), isVersion) : isVersion],
  ]);
}

function listPart(table: Table, pk: string, prefix: string, limit: number, before = `${prefix}~`) {
  return table.query({ pk, from: prefix, to: before, isNewestFirst: true, limit });
}

async function listEntries(table: Table, conversionId: string) {
  const { pk } = keys.formEntry(conversionId, '');
  return (await listPart(table, pk, 'FORM#', formLimits.forms + 1)).map(readEntry);
}

function describeEntry(form: StoredForm) {
  const { formId, name, description, conversionId, brandId, type, createdAt } = form;
  return {
    ...{ formId, name, description, conversionId, brandId, type, createdAt, views: 0, submissions: 0 },
    ...{ dueKind: formList(brandId), dueAt: `${createdAt}#${formId}` },
  };
}

function readEntry(item: Item): FormEntry {
  const answered = Object.entries(item).flatMap(([name, count]) =>
    name.startsWith(answeredPrefix) && typeof count === 'number'
      ? [[name.slice(answeredPrefix.length), count]]
      : [],
  );
  return { ...formEntrySchema.parse(item), answered: Object.fromEntries(answered) };
}

function countSubmission(seconds: number | null, fieldIds: readonly string[]): Change {
  return {
    add: {
      submissions: 1,
      ...Object.fromEntries(fieldIds.map((fieldId) => [at(answeredPrefix + fieldId), 1])),
      ...(seconds !== null && { completionSeconds: seconds, timedSubmissions: 1 }),
    },
    when: [exists('pk')],
  };
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
