import * as z from 'zod';
import {
  completeWebAddress,
  findCustomOrigin,
  isEmailAddress,
  isPrivateWebAddress,
  isWebAddress,
  privateAddressMessage,
} from './addresses.ts';

/** The email address schema of every call. */
export function emailAddress(message = 'Please enter a valid email address') {
  return z.string().trim().refine(isEmailAddress, message).meta({ format: 'email' });
}

/** An email address or an empty text. */
export const optionalEmailAddress = z
  .string()
  .trim()
  .max(254)
  .refine((address) => address === '' || isEmailAddress(address), 'Please enter a valid email address');

/** A URL we read for a customer, with or without its scheme, or an empty text. Each form has its own message for malformed URLs. */
export const readableAddress = z
  .string()
  .trim()
  .max(2048)
  .overwrite(completeWebAddress)
  .refine((address) => !isPrivateWebAddress(address), privateAddressMessage);

/** A display-only URL, with or without its scheme, or an empty text. */
export const shownAddress = z
  .string()
  .trim()
  .max(2048)
  .refine(
    (address) => address === '' || isWebAddress(address) || isWebAddress(`https://${address}`),
    'Please enter the address of a website, such as https://www.example.org.',
  );

/** Characters of a customer's own domain, also with its scheme. */
export const customDomainCharacters = 253;

/** A customer's own domain, with or without its scheme, or an empty text. */
export const customDomain = z
  .string()
  .trim()
  .max(customDomainCharacters)
  .refine(
    (domain) => domain === '' || findCustomOrigin(domain) !== undefined,
    'Please enter only the domain, such as ask.example.org, without a path.',
  );
