import { chat } from './chat.ts';
import { conversions } from './conversions.ts';
import { signup } from './signup.ts';
import { system } from './system.ts';
import { uploads } from './uploads.ts';

/** Every `/api` route. Lambdas, the local server, the typed client and the edge derive from this tree. */
export const contract = { signup, uploads, conversions, chat, system };
export type Contract = typeof contract;
