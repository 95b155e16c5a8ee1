import type { Analytics } from '#shared/contract/dashboard/analytics.ts';
import { saySavedTime } from '#shared/domain/figures/saved-time.ts';

type Counts = Pick<Analytics, 'totalChats' | 'questions' | 'contacts'>;
/** What happened in a week, in words, with the week before where it had visitors; nothing that was not counted. */
export function sayWeek({ previous, ...week }: Counts & { previous: Counts }): string {
  if (week.totalChats === 0 && previous.totalChats === 0)
    return 'No visitors in the last two weeks. Their next week will be summed up here.';
  const before = previous.totalChats > 0 ? `; the week before ${listBefore(previous)}` : '';
  if (week.totalChats === 0) return `This week: no visitor has asked anything yet${before}.`;
  return `This week: ${list(week).join(', ')}${before}.`;
}

function list({ questions: { answered, unsure, unanswered }, contacts }: Counts): string[] {
  const asked = answered + unsure + unanswered;
  const part = asked > answered ? `${answered.toLocaleString('en-US')} of ` : '';
  return [
    `${part}${say(asked, 'question')} answered`,
    ...(answered > 0 ? [`${saySavedTime(answered)} saved`] : []),
    ...(contacts === null ? [] : [say(contacts, 'message')]),
  ];
}

/** Shorter, because the words stand before it. */
function listBefore({ questions: { answered }, contacts }: Counts): string {
  const parts = [
    answered.toLocaleString('en-US'),
    ...(answered > 0 ? [saySavedTime(answered)] : []),
    ...(contacts === null ? [] : [say(contacts, 'message')]),
  ];
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');
}

function say(count: number, word: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? word : `${word}s`}`;
}
