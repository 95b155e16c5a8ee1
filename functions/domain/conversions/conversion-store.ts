import type { SourceOutcome } from '#shared/contract/conversions.ts';
import type { Conversion } from './conversion.ts';

/** Conversions that belong to no account. */
export type DemonstrationStore = {
  /** All of it is erased then. */
  create(conversion: Conversion, erasedAt: Date): Promise<void>;
  /** Those whose time is over. */
  findDue(before: Date, limit: number): Promise<string[]>;
  /** Takes one that is due out of the due ones until then; false when it is not due any more. */
  claim(conversionId: string, now: Date, until: Date): Promise<boolean>;
};

/** Where conversions are kept. */
export type ConversionStore = {
  find(conversionId: string): Promise<Conversion | undefined>;
  findSources(conversionId: string): Promise<SourceOutcome[]>;
};
