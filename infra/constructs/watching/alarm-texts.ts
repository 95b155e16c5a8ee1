import type { JobId } from '#functions/policy.ts';

/** Impact of a failing job on people: the text of its alarm. */
type JobLosses = { buried: string; late: string };

export const jobLosses: Record<JobId, JobLosses> = {
  'run-conversion-step': {
    buried:
      'A website is not being converted: its owner sees the progress stand still, and no assistant will come.',
    late: 'New customers wait: their websites stand in the queue instead of being read.',
  },
  'update-knowledge': {
    buried:
      'What an owner added or removed, a recording too, does not reach the assistant: it answers from the knowledge of before.',
    late: 'Changes of owners wait: a corrected answer is not live within seconds.',
  },
  'send-mail': {
    buried:
      'A mail was given up: a customer did not get the welcome, or an organisation not the message of a visitor.',
    late: 'Mails are late: visitors left their contact, and nobody has heard of it yet.',
  },
  'send-webhook': {
    buried: 'An event could not be sent because of us, not its endpoint: a customer’s systems miss a lead.',
    late: 'Webhooks are late: what visitors left does not reach the systems of customers.',
  },
};

/** Impact of failures in shared parts. */
export const sharedLosses = {
  apiFails: 'Visitors and customers get errors: forms, progress and dashboards do not answer.',
  apiSlow: 'Everything that asks the API is slow: people wait for more than three seconds, and leave.',
  streamFails: 'Assistants do not answer: visitors of customers get an apology instead of an answer.',
  readerFails:
    'Documents are not read while their owners wait: a form that is made from a file ends with an error.',
  gatekeeperFails: 'The API refuses everybody: the secret between distribution and API cannot be read.',
  sweeperFails:
    'The sweeper breaks off: lost messages wait, trials do not end, and accounts due for erasure are not erased.',
  sweeperStands: 'Lost messages are not sent again: a conversion that breaks off now stays broken off.',
  tableThrottles:
    'The table or one of its indexes throttles calls: answers, signups and progress fail at random until it has grown.',
  concurrency:
    'Lambda is nearly at the limit of the account: soon calls are refused everywhere, the chat first.',
  mailReputation:
    'Mails bounce so often that Amazon will stop sending any: no welcome, no reset of a password.',
  siteFails: 'A public site answers with errors: visitors see no page, and no assistant.',
  siteGone: 'A public site cannot be reached from outside: nobody sees it.',
} as const;

/** Impact of model failures. */
export const modelLosses = {
  fallsBack:
    'Many answers are the engine’s own, since the model is not heard: visitors get sentences of the page instead of an answer.',
  drops:
    'Many sentences of the model stand on no quote and are dropped: answers are short, or the model or its prompt got worse.',
  declines: 'Most questions are declined: visitors hear that the website does not say, and leave.',
  slow: 'Answers of the model take longer than five seconds: visitors wait, and leave.',
  spends:
    'Assistants spend the model’s budget of a day within an hour: soon the engine answers, and the bill grows.',
} as const;
