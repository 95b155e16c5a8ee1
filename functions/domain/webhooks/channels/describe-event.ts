import * as z from 'zod';

/** An event as people read it in a chat of theirs. */
export type EventMessage = {
  title: string;
  text: string;
  facts: { name: string; value: string }[];
  /** Where to go on: the assistant's dashboard. */
  link: string;
};

const eventSchema = z.object({
  type: z.string(),
  data: z.object({
    name: z.string().default(''),
    contact: z.string().default(''),
    question: z.string().default(''),
    priority: z.string().default(''),
    page: z.string().default(''),
    formName: z.string().default(''),
    answers: z.array(z.object({ label: z.string(), answer: z.string() })).default([]),
    companyName: z.string().default(''),
    reason: z.string().default(''),
    message: z.string().default(''),
  }),
});
type Data = z.infer<typeof eventSchema>['data'];

/** Says an event's JSON in words; the words of visitors stay as they were sent. */
export function describeEvent(body: string, link: string): EventMessage {
  const { type, data } = eventSchema.parse(JSON.parse(body));
  const { title, text, facts } = say(type, data);
  return { title, text, facts: facts.filter(({ value }) => value !== ''), link };
}

function say(type: string, data: Data): Omit<EventMessage, 'link'> {
  const who = [
    { name: 'Name', value: data.name },
    { name: 'Contact', value: data.contact },
  ];
  switch (type) {
    case 'lead.created':
      return { title: 'A visitor left a contact', text: data.question, facts: who };
    case 'handoff.forwarded':
      return {
        title: 'A visitor’s question was passed on to you',
        text: data.question,
        facts: [...who, { name: 'Priority', value: data.priority }],
      };
    case 'form.submitted': {
      const facts = data.answers.map(({ label, answer }) => ({ name: label, value: answer }));
      return { title: data.formName ? `Form: ${data.formName}` : 'A form was submitted', text: '', facts };
    }
    case 'conversion.finished':
      return { title: 'Your assistant is ready', text: data.companyName, facts: [] };
    case 'conversion.failed':
      return { title: 'Your website could not be read', text: data.reason, facts: [] };
    default:
      return { title: 'A test of this channel', text: data.message, facts: [] };
  }
}
