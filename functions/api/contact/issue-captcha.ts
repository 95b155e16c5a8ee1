import { issueCaptcha } from '#functions/domain/contact/captcha.ts';
import { handle } from '#functions/http/handle.ts';
import { contact } from '#shared/contract/contact.ts';

export const handler = handle(contact.issueCaptcha, (_input, { deps }) => issueCaptcha(deps));
