import { findDemoSchoolAnswer } from './demo-school-answers.ts';
import type { Sample } from './sample.ts';

/** Document 3 section 8: the school shown for an unknown id. */
export const demoSchool: Sample = {
  site: {
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
  },
  findAnswer: (question) => ({ text: findDemoSchoolAnswer(question) }),
};
