import { type BrandId, parseBrandId, platformTokens, tokenOf } from '#shared/brands/brand-names.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const randomCharacters = 26;
const tokens = platformTokens.join('|');

const pattern = new RegExp(`^conv_(${tokens})_[${alphabet}]{${randomCharacters}}$`);

/** Whether a text is `conv_<platform>_<26 characters>`: 128 random bits in Crockford base 32. A capability, so never guessable. */
export const isConversionId = (text: string): boolean => pattern.test(text);

/** Makes a conversion id from 16 random bytes. */
export function makeConversionId(brandId: BrandId, randomBytes: Uint8Array): string {
  return `conv_${tokenOf(brandId)}_${encodeBase32(randomBytes)}`;
}

/** 26 Crockford base-32 characters of 16 bytes. */
export function encodeBase32(bytes: Uint8Array): string {
  let bits = bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  let text = '';
  for (let i = 0; i < randomCharacters; i++) {
    text = alphabet.charAt(Number(bits & 31n)) + text;
    bits >>= 5n;
  }
  return text;
}

/** The brand in a conversion id: document 1 section 1 (anything unknown is the general brand). */
export function brandOfConversion(conversionId: string): BrandId {
  const token = new RegExp(`_(${tokens})_`).exec(conversionId)?.[1];
  return (token && parseBrandId(token)) || 'gpt';
}
