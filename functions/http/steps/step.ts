import type { MiddlewareObj } from '@middy/core';
import type * as z from 'zod';
import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import type { Caller } from '#functions/domain/identity/session.ts';
import type { Deps } from '../../wiring/deps.ts';
import type { ApiEvent, ApiReply, ReceivedFile } from '../call.ts';

/** A step of the chain. `Known` is what it reads of the event, or adds to it, beside what AWS sends. */
export type Step<Known = unknown> = MiddlewareObj<ApiEvent & Known, ApiReply>;

/** What `identify` adds. */
export type Identified = {
  deps: Deps;
  clientAddress: string;
  /** Absent on public routes. */
  caller: Caller | undefined;
};

/** What `parseInput` adds. */
export type Parsed<Input extends z.ZodObject = z.ZodObject> = {
  input: z.output<Input>;
  files: ReceivedFile[];
};

/** What `findConversion` adds. */
export type Owned = { conversion: Conversion | undefined };

/** What the work adds. */
export type Replied = { reply: unknown };
