import { describe, expect, test } from 'vitest';
import { signupMessages } from '#shared/domain/trial-signup.ts';
import {
  chooseSource,
  findDraftIssues,
  makeSignupInput,
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

test('an issue of a contact names its row in the form', () => {
  const contacts = [
    { key: '1', name: '', email: '', phone: '' },
    { key: '2', name: 'Cy', email: 'cy', phone: '' },
  ];
  expect(findDraftIssues({ ...valid, contacts }, rules)).toEqual([
    { field: 'additionalContacts.1.email', message: signupMessages.invalidContactEmail },
  ]);
});

test('a text that is too long is reported with its field', () => {
  const values = { ...valid.values, 'schoolInfo.phone': '1'.repeat(41) };
  expect(findDraftIssues({ ...valid, values }, rules)).toEqual([
    { field: 'schoolInfo.phone', message: 'Please use at most 40 characters.' },
  ]);
});
