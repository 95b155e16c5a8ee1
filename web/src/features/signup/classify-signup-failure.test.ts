import { expect, test } from 'vitest';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import { UploadError } from '#web/lib/api/upload-document.ts';
import { classifySignupFailure } from './classify-signup-failure.ts';

const classify = (error: unknown, hasDocuments = true) =>
  classifySignupFailure({ error, hasDocuments, describeField: (field) => field.toUpperCase() });

/** A failure whose reply is not ours, as shared/client.ts describes it. */
const foreign = (code: ErrorCode, reply: string) => new AppError(code, { reply });

const invalidReply = Object.assign(new Error('[{"code":"invalid_value"}]'), { name: 'ZodError' });

test.each([
  [new TypeError('Failed to fetch'), 'Connection Issue'],
  [new TypeError('NetworkError when attempting to fetch resource.'), 'Connection Issue'],
  [new AppError('INTERNAL'), 'Server Maintenance'],
  [new AppError('UNAVAILABLE'), 'Server Maintenance'],
  [new Error('column x does not exist'), 'Server Maintenance'],
  [new UploadError('The document a.pdf could not be uploaded.'), 'Document Upload Issue'],
  [new AppError('PAYLOAD_TOO_LARGE'), 'Document Upload Issue'],
  [new Error('mail could not be sent'), 'Email Delivery Issue'],
  [new DOMException('signal timed out', 'TimeoutError'), 'Request Timeout'],
  [new AppError('ACCOUNT_EXISTS'), 'Email or username not available'],
  [new Error('name is required'), 'Form Validation Error'],
  [new AppError('RATE_LIMITED'), 'Submission Issue'],
  [invalidReply, 'Submission Issue'],
  [new Error('boom'), 'Submission Issue'],
  [new TypeError('Load failed'), 'Connection Issue'],
  [foreign('INTERNAL', '500: The email could not be delivered'), 'Email Delivery Issue'],
  [foreign('UNAVAILABLE', '504: upstream request timeout'), 'Request Timeout'],
  [foreign('UNAVAILABLE', '504: '), 'Request Timeout'],
  [foreign('INTERNAL', '500: column "phone" does not exist'), 'Server Maintenance'],
  [foreign('UNAVAILABLE', '502: Bad Gateway'), 'Server Maintenance'],
  [foreign('INTERNAL', '400: name is required'), 'Form Validation Error'],
  [foreign('PAYLOAD_TOO_LARGE', '413: Request Entity Too Large'), 'Document Upload Issue'],
  [foreign('INTERNAL', '418: I am a teapot'), 'Submission Issue'],
  [new SyntaxError('Unexpected token < in JSON'), 'Oops! Something Went Wrong'],
  [new TypeError('Cannot read properties of undefined'), 'Oops! Something Went Wrong'],
])('%s opens the dialog "%s"', (error, title) => {
  expect(classify(error)?.title).toBe(title);
});

test.each([new AppError('PAYLOAD_TOO_LARGE'), foreign('PAYLOAD_TOO_LARGE', '413: Request Entity Too Large')])(
  'what is too large without documents is no document: %s',
  (error) => {
    expect(classify(error, false)?.title).toBe('Submission Issue');
  },
);

test('the first invalid field is named', () => {
  const issues = [{ field: 'adminContact.email', message: 'Not an address.' }];
  expect(classify(new AppError('VALIDATION', { issues }))?.text).toBe(
    "There's an issue with the ADMINCONTACT.EMAIL field: Not an address.",
  );
});

test.each([
  ['400: name is required', 'name is required'],
  ['400: {"message":"Bad Request: name is required"}', 'Bad Request: name is required'],
  ['400: {"code":"required","path":["name"]}', 'Please check your entries and try again.'],
  ['400: {"message":{"required":true}}', 'Please check your entries and try again.'],
  [`400: ${'required '.repeat(100)}`, 'Please check your entries and try again.'],
])('a foreign refusal shows what it says to people: %s', (reply, text) => {
  expect(classify(foreign('INTERNAL', reply))?.text).toBe(`There's an issue with the form: ${text}`);
});

test('an unexpected reply counts as a failed submission', () => {
  expect(classify(invalidReply)?.text).toBe('Form submission failed');
});

test('a server error shows the request id', () => {
  expect(classify(new AppError('INTERNAL', { requestId: 'r-1' }))?.details).toMatch(/request r-1/);
});

test.each([{}, null, undefined, new Error('')])('an empty error is ignored: %s', (error) => {
  expect(classify(error)).toBeUndefined();
});
