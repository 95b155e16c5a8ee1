import type { InboxStatus } from './inbox-message.ts';

/**
 * The message's state in words for its sender. `person` names who has it; there is always somebody. `hasWords`: the answer
 * can be read here, and was not given by telephone for example.
 */
export function describeMessageState(
  status: InboxStatus,
  person: string,
  hasWords: boolean,
  isOrder = false,
): { title: string; text: string } {
  if (isOrder && status !== 'responded')
    return {
      title: 'Your order has arrived',
      text: `${person} has it. The invoice follows once it is accepted.`,
    };
  switch (status) {
    case 'pending':
      return { title: 'Your message has arrived', text: `${person} has it, and a person will read it.` };
    case 'sent':
      return { title: 'Your message was passed on', text: `${person} has it, and a person will answer it.` };
    case 'in_progress':
      return { title: 'A person is writing your answer', text: `Somebody at ${person} is writing to you.` };
    case 'responded':
      return hasWords
        ? { title: 'Your answer is here', text: `${person} has answered you.` }
        : {
            title: `Your ${isOrder ? 'order' : 'message'} is settled`,
            text: `${person} has marked it as answered.`,
          };
  }
}
