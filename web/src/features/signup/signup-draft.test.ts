import { describe, expect, test } from 'vitest';
import { trialSignupSchema } from '#shared/domain/trial-signup.ts';
import {
  chooseSource,
  findDraftIssues,
  makeSignupInput,
  mergeDrafts,
  type SignupDraft,
  startDraft,
} from './signup-draft.ts';

const rules = { brandId: 'edgpt', password: 'long enough', needsInstitutionType: true };
const blank = startDraft();
const valid: SignupDraft = {
  ...blank,
  values: {
    ...blank.values,
    'schoolInfo.name': 'Oak School',
    'schoolInfo.website': 'https://oak.example/',
    'schoolInfo.institutionType': 'k12',
    'adminContact.name': 'Ada Oak',
    'adminContact.email': 'ada@oak.example',
    'adminContact.username': 'ada',
  },
};

describe('switching the source', () => {
  const filled: SignupDraft = {
    ...valid,
    documents: [{ url: 'upload/1' }],
    values: { ...valid.values, referenceWebsiteUrl: 'https://ref.example', businessDescription: 'We teach.' },
  };

  test('to no website clears the website', () => {
    const { sourceType, values, documents } = chooseSource(filled, 'no-website');
    expect({ sourceType, website: values['schoolInfo.website'], documents }).toEqual({
      sourceType: 'no-website',
      website: '',
      documents: [{ url: 'upload/1' }],
    });
  });

  test('to the website clears documents, reference and description, and nothing else', () => {
    const { values, documents } = chooseSource(filled, 'website');
    expect(documents).toEqual([]);
    expect(values).toEqual({ ...filled.values, referenceWebsiteUrl: '', businessDescription: '' });
  });
});

test('a complete draft has no issues, and its payload contains its idempotency key', () => {
  expect(findDraftIssues(valid, rules)).toEqual([]);
  expect(makeSignupInput(valid, { ...rules, now: new Date(0) })).toMatchObject({
    idempotencyKey: valid.idempotencyKey,
    timestamp: '1970-01-01T00:00:00.000Z',
    referenceWebsiteUrl: null,
  });
});

test('a contact without name or email is not sent', () => {
  const contacts = [
    { key: '1', name: 'Bo', email: '', phone: '1' },
    { key: '2', name: 'Cy', email: 'cy@oak.example', phone: '' },
  ];
  const input = makeSignupInput({ ...valid, contacts }, { ...rules, now: new Date(0) });
  expect(input.additionalContacts).toEqual([{ name: 'Cy', email: 'cy@oak.example', phone: '' }]);
});

test('a contact with only a name or only an email is asked about, an empty row is not', () => {
  const contacts = [
    { key: '1', name: '', email: 'bo@oak.example', phone: '' },
    { key: '2', name: 'Cy', email: ' ', phone: '1' },
  ];
  const fields = findDraftIssues({ ...valid, contacts }, rules).map(({ field }) => field);
  expect(fields).toEqual(['additionalContacts.0.name', 'additionalContacts.1.email']);
  const empty = [{ key: '1', name: '', email: '', phone: '' }];
  expect(findDraftIssues({ ...valid, contacts: empty }, rules)).toEqual([]);
});

test('text typed before the stored draft was read wins over it, and the rest of the draft stays', () => {
  const stored: SignupDraft = { ...valid, sourceType: 'no-website' };
  const typed = { ...blank, values: { ...blank.values, 'schoolInfo.website': 'www.elm.example' } };
  expect(mergeDrafts(stored, typed)).toEqual({
    ...valid,
    values: { ...valid.values, 'schoolInfo.website': 'www.elm.example' },
  });
  expect(mergeDrafts(stored, blank)).toEqual(stored);
});

test.each([
  ['www.oak.example', 'https://www.oak.example'],
  ['http://oak.example', 'http://oak.example'],
])('the website %s is taken as %s', (website, url) => {
  const draft = { ...valid, values: { ...valid.values, 'schoolInfo.website': website } };
  expect(findDraftIssues(draft, rules)).toEqual([]);
  const input = makeSignupInput(draft, { ...rules, now: new Date(0) });
  expect(trialSignupSchema.parse(input).schoolInfo.website).toBe(url);
});

test('an issue of a contact names its row in the form', () => {
  const contacts = [
    { key: '1', name: '', email: '', phone: '' },
    { key: '2', name: 'Cy', email: 'cy', phone: '' },
  ];
  expect(findDraftIssues({ ...valid, contacts }, rules)).toEqual([
    { field: 'additionalContacts.1.email', message: 'Please enter a valid email address for contact 2.' },
  ]);
});

test('a text that is too long is reported with its field', () => {
  const values = { ...valid.values, 'schoolInfo.phone': '1'.repeat(41) };
  expect(findDraftIssues({ ...valid, values }, rules)).toEqual([
    { field: 'schoolInfo.phone', message: 'Please use at most 40 characters.' },
  ]);
});
