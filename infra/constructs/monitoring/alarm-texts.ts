import type { JobId } from '#functions/policy/policy.ts';

/** Impact of a failing job on people: the text of its alarm. */
type JobLosses = { buried: string; late: string };

export const jobLosses: Record<JobId, JobLosses> = {
  'run-conversion-step': {
    buried: 'A website is not being converted: its owner sees no progress and gets no assistant.',
    late: 'New customers are waiting: their websites stay in the queue instead of being read.',
  },
  'update-knowledge': {
    buried:
      'An owner’s changes, including recordings, do not reach the assistant: it answers from its old knowledge.',
    late: 'Owners’ changes are delayed: a corrected answer is not live within seconds.',
  },
  'send-mail': {
    buried:
      'A mail was not accepted five times and is tried for a day: somebody waits for a welcome, a reset link or a visitor’s message.',
    late: 'Mails are late: visitors left their contact, and nobody knows yet.',
  },
  'send-webhook': {
    buried: 'An event could not be sent because of us, not its endpoint: a customer’s systems miss a lead.',
    late: 'Webhooks are late: visitors’ messages do not reach customers’ systems.',
  },
  'run-life-cycle': {
    buried: 'A customer is not told about the trial, the allowance or the week, and the trial does not end.',
    late: 'Weekly summaries and notices about trials are late.',
  },
  'receive-mail': {
    buried: 'A mail to an assistant could not be handled: somebody gets no answer, and nobody was told.',
    late: 'Mails to assistants are late: people who asked by email wait for an answer.',
  },
  'seal-days': {
    buried: 'A day of an assistant’s answers is not sealed: its owner gets no code for it.',
    late: 'Codes of the answer records are late: nothing proves yesterday’s answers yet.',
  },
};

/** Impact of failures in shared parts. */
export const sharedLosses = {
  apiFails: 'Visitors and customers get errors: forms, progress and dashboards fail.',
  apiSlow: 'Everything that uses the API is slow: people wait for more than three seconds, and leave.',
  streamFails: 'Assistants do not answer: visitors of customers get an apology instead of an answer.',
  readerFails: 'Documents are not read while their owners wait: creating a form from a file fails.',
  gatekeeperFails: 'The API refuses everybody: the secret between distribution and API cannot be read.',
  sweeperFails:
    'The sweeper fails: lost messages wait, trials do not end, and accounts due for erasure are not erased.',
  sweeperStands: 'Lost messages are not sent again: an interrupted conversion does not resume.',
  tableThrottles:
    'The table or one of its indexes throttles calls: answers, signups and progress fail at random until it has scaled.',
  concurrency:
    'Lambda is close to the account’s concurrency limit: soon calls are refused everywhere, the chat first.',
  mailReputation: 'Mails bounce so often that Amazon will stop sending any: no welcome, no password reset.',
  mailGivenUp:
    'A mail is never sent, because its address was refused or it failed for a day: somebody missed a welcome, a reset link or a visitor’s message.',
  orderFailed:
    'An order failed, or a message of the payment provider was not taken: somebody wants to pay and cannot, or has paid and holds no plan.',
  invoiceUnmade:
    'A customer’s invoice could not be made, most often without a place to tax: nothing is charged, and the plan goes on.',
  siteFails: 'A public site answers with errors: visitors see no page, and no assistant.',
  backupFails:
    'A backup was not made or not copied: if the region is lost now, more than the last eight hours are lost.',
  siteGone: 'A public site cannot be reached from outside: nobody sees it.',
} as const;

/** Impact of model failures. */
export const modelLosses = {
  fallsBack:
    'Many answers are the engine’s own, because the model’s replies are rejected: visitors get sentences of the page instead of an answer.',
  drops:
    'Many sentences of the model lack a supporting quote and are dropped: answers are short, or the model or its prompt got worse.',
  quotes:
    'More than a fifth of the day’s sentences were not confirmed by the checker: visitors read quotes of the page instead of an answer in words.',
  declines: 'Most questions are declined: visitors are told that the website does not say, and leave.',
  slow: 'Answers of the model take longer than five seconds: visitors wait, and leave.',
  spends:
    'Assistants use up the model’s daily budget within an hour: soon the engine answers, and the bill grows.',
} as const;
