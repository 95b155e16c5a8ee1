import { S3Error } from './s3-error.ts';

/** S3's own limit (https://docs.aws.amazon.com/AmazonS3/latest/userguide/object-keys.html). */
const maxKeyBytes = 1024;
/** With the longest ending, `._S3rver_metadata.json`, a file's name has the 255 bytes that file systems take. */
const maxPartBytes = 233;

/** A key that is also a path below the bucket's folder; S3 takes more, which the product never asks. */
export function checkKey(key: string, reservedEnding: string): string {
  const parts = key.split(/[/\\]/);
  const isTooLong =
    Buffer.byteLength(key) > maxKeyBytes || parts.some((part) => Buffer.byteLength(part) > maxPartBytes);
  if (isTooLong) throw new S3Error(400, 'KeyTooLongError');
  const hasOddPart = parts.some((part) => part === '' || part === '.' || part === '..');
  if (hasOddPart || key.includes('\0') || key.includes(reservedEnding)) {
    throw new S3Error(400, 'InvalidArgument', 'This key is no name of a file');
  }
  return key;
}
