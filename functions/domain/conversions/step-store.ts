import type { SiteProfile, SourceOutcome } from '#shared/contract/conversions.ts';
import type { ConversionStatus, Stage } from '#shared/domain/conversion/conversion-stages.ts';
import type { ReadinessCounts } from '#shared/domain/conversion/readiness.ts';
import type { Mail } from '../mail/mail.ts';
import type { StoredDelivery } from '../webhooks/webhook.ts';
import type { Conversion, Step } from './conversion.ts';

/** What a finished step changes, written in one transaction with what belongs to it. */
export type StepOutcome = {
  now: Date;
  changes: {
    status: ConversionStatus;
    stage: Stage;
    step: Step;
    percentage: number;
    currentStep: string;
    stateKey?: string;
    notes?: string[];
    errorMessage?: string;
    /** Only where it is published for the first time. */
    liveSince?: string;
    knowledgeVersion?: string;
    site?: SiteProfile;
    readiness?: ReadinessCounts;
  };
  sources?: SourceOutcome[];
  mails?: Mail[];
  deliveries?: StoredDelivery[];
};

export type DueStep = { conversionId: string; stepNumber: number };

/** Steps of the conversions that run. Writers hold the lease of the step they change. */
export type StepStore = {
  /** The record when this caller may work on the step; undefined when it is done or another holds it. */
  takeLease(
    conversionId: string,
    stepNumber: number,
    lease: { owner: string; now: Date; until: Date },
  ): Promise<Conversion | undefined>;
  /** Says what is being read now. Never moves the percentage back. */
  reportPage(
    conversionId: string,
    owner: string,
    report: { currentPage: string; currentStep: string; percentage: number; now: Date },
  ): Promise<void>;
  /** Moves on to the next step; false when the lease was lost meanwhile. */
  finishStep(conversionId: string, stepNumber: number, owner: string, outcome: StepOutcome): Promise<boolean>;
  /** Gives the lease of a begin back that ended with an error. */
  releaseLease(conversionId: string, owner: string, dueAt: Date): Promise<void>;
  /** For a lone worker that starts anew: whoever held the lease is gone. */
  breakLease(conversionId: string): Promise<void>;
  /** Steps that should have been taken up before `before`, longest overdue first. */
  findDue(before: Date, limit: number): Promise<DueStep[]>;
  /** Keeps a step out of the due ones until then; its message was sent again. */
  postpone(step: DueStep, until: Date): Promise<void>;
};
