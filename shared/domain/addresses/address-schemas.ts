import * as z from 'zod';
import {
  isEmailAddress,
  isHostName,
  isPrivateWebAddress,
  isPublicWebAddress,
  isWebAddress,
  privateAddressMessage,
} from './addresses.ts';

/** The e-mail address of every call. */
export function emailAddress(message = 'Please enter a valid email address') {
  return z.string().trim().refine(isEmailAddress, message).meta({ format: 'email' });
}

/** The same where none may be given: an empty text. */
export const optionalEmailAddress = z
  .string()
  .trim()
  .max(254)
  .refine((address) => address === '' || isEmailAddress(address), 'Please enter a valid email address');

/** An address that we read for a customer; empty where none is given. What is no web address at all is refused with the words of its form. */
export const readableAddress = z
  .string()
  .trim()
  .max(2048)
  .refine((address) => !isPrivateWebAddress(address), privateAddressMessage);

/** An address that is shown and not read, with or without its scheme; empty where none is given. */
export const shownAddress = z
  .string()
  .trim()
  .max(2048)
  .refine(
    (address) => address === '' || isWebAddress(address) || isWebAddress(`https://${address}`),
    'Please enter the address of a website, such as https://www.example.org.',
  );

/** A domain of one's own; empty where none is given. */
export const customDomain = z
  .string()
  .trim()
  .max(253)
  .refine(
    (host) => host === '' || (isHostName(host) && isPublicWebAddress(`https://${host}`)),
    'Please enter the domain alone, such as ask.example.org, without https:// and without a path.',
  );
