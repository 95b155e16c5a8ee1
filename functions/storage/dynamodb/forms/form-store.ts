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
import type { FormStore } from '#functions/domain/forms/ports.ts';
import { formLimits } from '#shared/domain/forms/form.ts';
import { type Key, keys } from '../keys.ts';
import { mailItem } from '../mail/mail-store.ts';
import type { Item, Table } from '../table.ts';
import { writeDeliveries } from '../webhooks/delivery-item.ts';
import { eraseForm } from './erase-form.ts';

const daySeconds = 86_400;
/** As long as messages of visitors to people. */
const submissionKeptSeconds = 365 * daySeconds;
const submissionKeyKeptSeconds = daySeconds;
/** Counts of answers stand beside the other counts of a form, an attribute a field. */
const answeredPrefix = 'answered#';

/** Forms, one partition each with its submissions; the entries of an assistant's forms, and what was sent in lately, in one of its own. */
export function openFormStore(table: Table): FormStore {
  const put = (key: Key, values: object, condition?: string) => ({
    Put: {
      TableName: table.name,
      Item: { ...key, ...values },
      ...(condition && { ConditionExpression: condition }),
    },
  });
  const listPart = (pk: string, prefix: string, limit: number, before = `${prefix}~`) =>
    table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': prefix, ':to': before },
      ScanIndexForward: false,
      Limit: limit,
    });
  const find = async (formId: string) => {
    const item = await table.get(keys.form(formId));
    return item && storedFormSchema.parse(item);
  };
  return {
    find,
    create: (form) =>
      table.transact([
        put(keys.form(form.formId), form, 'attribute_not_exists(pk)'),
        put(keys.formEntry(form.conversionId, form.formId), describeEntry(form)),
      ]),
    findMany: async (formIds) => (await Promise.all(formIds.map(find))).filter((form) => form !== undefined),
    update: (form) =>
      table.transact([
        put(keys.form(form.formId), form, 'attribute_exists(pk)'),
        {
          Update: {
            TableName: table.name,
            Key: keys.formEntry(form.conversionId, form.formId),
            UpdateExpression: 'SET #name = :name, description = :description',
            ExpressionAttributeNames: { '#name': 'name' },
            ExpressionAttributeValues: { ':name': form.name, ':description': form.description },
          },
        },
      ]),
    remove: (form) => eraseForm(table, form),
    async listEntries(conversionId) {
      const { pk } = keys.formEntry(conversionId, '');
      return (await listPart(pk, 'FORM#', formLimits.forms + 1)).map(readEntry);
    },
    async countView({ conversionId, formId }, now) {
      await table.update(keys.formEntry(conversionId, formId), {
        UpdateExpression: 'SET lastAccessed = :now ADD #views :one',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#views': 'views' },
        ExpressionAttributeValues: { ':now': now.toISOString(), ':one': 1 },
      });
    },
    addSubmission({ conversionId, formId }, { submission, submissionKey, mails, deliveries, now }) {
      const seconds = Math.floor(now.getTime() / 1000);
      const { answers, ...head } = submission;
      const expiresAt = seconds + submissionKeptSeconds;
      return table.transact([
        put(
          keys.formSubmissionKey(formId, hash(submissionKey)),
          { expiresAt: seconds + submissionKeyKeptSeconds },
          'attribute_not_exists(pk)',
        ),
        put(keys.formSubmission(formId, head.submissionId), { ...submission, expiresAt }),
        put(keys.recentSubmission(conversionId, head.submissionId), { ...head, expiresAt }),
        {
          Update: {
            TableName: table.name,
            Key: keys.formEntry(conversionId, formId),
            ConditionExpression: 'attribute_exists(pk)',
            ...countSubmission(
              head.completionSeconds,
              answers.map(({ fieldId }) => fieldId),
            ),
          },
        },
        ...mails.map((mail) => put(keys.mail(mail.mailId), mailItem(mail, now))),
        ...writeDeliveries(table.name, deliveries),
      ]);
    },
    async findSubmission(formId, submissionId) {
      const item = await table.get(keys.formSubmission(formId, submissionId));
      return item && storedSubmissionSchema.parse(item);
    },
    async listSubmissions(formId, { before, limit }) {
      const { pk, sk: from } = keys.formSubmission(formId, '');
      const found: StoredSubmission[] = [];
      // A query stops at 1 MB: only an empty one tells that there are no more.
      while (found.length < limit) {
        const last = found.at(-1)?.submissionId ?? before;
        const to = keys.formSubmission(formId, last ?? '~').sk;
        // The bounds of a range belong to it: one more, of which the bound itself is left out.
        const items = await listPart(pk, from, limit - found.length + 1, to);
        const page = items.map((item) => storedSubmissionSchema.parse(item));
        const fresh = page.filter(({ submissionId }) => submissionId !== last);
        if (fresh.length === 0) break;
        found.push(...fresh);
      }
      return found.slice(0, limit);
    },
    async listRecent(conversionId, limit) {
      const { pk, sk } = keys.recentSubmission(conversionId, '');
      return (await listPart(pk, sk, limit)).map((item) => submissionHeadSchema.parse(item));
    },
  };
}

function describeEntry({ formId, name, description }: StoredForm) {
  return { formId, name, description, views: 0, submissions: 0 };
}

function readEntry(item: Item): FormEntry {
  const answered = Object.entries(item).flatMap(([name, count]) =>
    name.startsWith(answeredPrefix) && typeof count === 'number'
      ? [[name.slice(answeredPrefix.length), count]]
      : [],
  );
  return { ...formEntrySchema.parse(item), answered: Object.fromEntries(answered) };
}

function countSubmission(completionSeconds: number | null, fieldIds: readonly string[]) {
  const names = fieldIds.map((_, index) => `#a${index}`);
  const timed = completionSeconds !== null;
  return {
    UpdateExpression: `ADD ${['submissions', ...names].map((name) => `${name} :one`).join(', ')}${timed ? ', completionSeconds :seconds, timedSubmissions :one' : ''}`,
    ...(names.length > 0 && {
      ExpressionAttributeNames: Object.fromEntries(
        fieldIds.map((fieldId, index) => [`#a${index}`, answeredPrefix + fieldId]),
      ),
    }),
    ExpressionAttributeValues: { ':one': 1, ...(timed && { ':seconds': completionSeconds }) },
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
