import type { SiteProfile } from '#shared/contract/conversions.ts';
import { findCannedAnswer } from './canned-answers.ts';

/** Document 3 section 4: delay before a sample answer. */
const replyDelayMilliseconds = 1500;

/** Document 3 section 8: the school shown for an unknown id. */
export const demoSchool: SiteProfile = {
  name: 'Demo School',
  website: null,
  phone: '(800) 555-0100',
  email: 'office@demo-school.example',
  address: '1 Sample Street, Anytown',
  popularQuestions: [
    'How do I enroll my child?',
    'Who is the principal?',
    'What programs do you offer?',
    'What is the school schedule?',
    'How can I contact the school?',
    'Tell me about your teachers',
  ],
  quickLinks: [],
};

type Request = { input: { message: string; sessionId?: string | undefined }; signal: AbortSignal };

/** Answers as the Demo School after a delay, without a call. */
export async function answerAsDemoSchool({ input, signal }: Request) {
  await new Promise((resolve) => setTimeout(resolve, replyDelayMilliseconds));
  signal.throwIfAborted();
  const message = findCannedAnswer(input.message);
  return {
    message,
    response: message,
    confidence: 1,
    intent: 'sample',
    responseTime: replyDelayMilliseconds,
    sessionId: input.sessionId ?? '',
    messageId: '',
    outcome: 'smalltalk' as const,
    sources: [],
    suggestions: [],
  };
}
