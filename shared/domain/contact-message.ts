import * as z from 'zod';
import { emailAddress } from './addresses/address-schemas.ts';
import { maskAnswer, maskPrivateNumbers } from './private-numbers/mask-private-numbers.ts';

/** Texts of the contact form: document 3 section 5. */
export const contactMessages = {
  name: 'Name must be at least 2 characters',
  organization: 'Organization is required',
  phone: 'Please enter a valid phone number',
  email: 'Please enter a valid email address',
  message: 'Message must be at least 10 characters',
  captcha: 'Please complete the captcha',
  wrongCaptcha: 'Captcha answer is incorrect',
  sent: "Message Sent Successfully. We'll get back to you within 24 hours.",
} as const;

/** A visitor's message to a brand, as validated by the form; the server checks the captcha. */
export const contactMessageSchema = z.object({
  name: z.string().trim().min(2, contactMessages.name).max(120).overwrite(maskPrivateNumbers),
  organization: z.string().trim().min(1, contactMessages.organization).max(160).overwrite(maskPrivateNumbers),
  phone: z
    .string()
    .trim()
    .min(10, contactMessages.phone)
    .max(40)
    .overwrite((phone) => maskAnswer('Phone', phone)),
  email: emailAddress(contactMessages.email),
  message: z.string().trim().min(10, contactMessages.message).max(5000).overwrite(maskPrivateNumbers),
  captcha: z.coerce.string().trim().min(1, contactMessages.captcha).max(10),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
