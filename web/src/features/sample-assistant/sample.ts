import type { SiteProfile } from '#shared/contract/conversions.ts';

/** An invented organisation with its assistant, which answers without a call. */
export type Sample = { site: SiteProfile; findAnswer(question: string): SampleAnswer };

export type SampleAnswer = {
  text: string;
  /** Title of the page that says so. */
  page?: string;
};
