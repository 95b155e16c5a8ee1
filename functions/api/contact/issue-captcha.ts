import { issueCaptcha } from '#functions/domain/contact/captcha.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.contact.issueCaptcha, (_input, { deps }) => issueCaptcha(deps));
