import type { MiddlewareObj } from '@middy/core';
import type * as z from 'zod';
import type { KeyCaller } from '#functions/domain/api-keys/find-keys-caller.ts';
import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import type { Caller } from '#functions/domain/identity/session.ts';
import type { Deps } from '../../wiring/deps.ts';
import type { ApiEvent, ApiReply, ReceivedFile } from '../call.ts';

/** A step of the chain. `Known` is what it reads from or adds to the event besides what AWS sends. */
export type Step<Known = unknown> = MiddlewareObj<ApiEvent & Known, ApiReply>;

/** Added by `identify`. */
export type Identified = {
  deps: Deps;
  clientAddress: string;
  /** Absent on public routes. */
  caller: Caller | undefined;
  /** Of calls with an API key. */
  key: KeyCaller | undefined;
};

/** Added by `parseInput`. */
export type Parsed<Input extends z.ZodObject = z.ZodObject> = {
  input: z.output<Input>;
  files: ReceivedFile[];
};

/** Added by `findConversion`. */
export type Owned = { conversion: Conversion | undefined };

/** Added by the handler. */
export type Replied = { reply: unknown };
