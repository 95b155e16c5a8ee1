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
    greeting: 'Hello! I’m the AI assistant of Demo School, an invented school. My answers are samples.',
    popularQuestions: [
      'How do I enroll my child?',
      'Who is the principal?',
      'What programs do you offer?',
      'What is the school schedule?',
      'How can I contact the school?',
      'Tell me about your teachers',
    ],
    // Document 3 section 2: five placeholders, on a host that is reserved for examples.
    quickLinks: ['Admissions', 'Programs', 'School calendar', 'Faculty and staff', 'Contact'].map(
      (title) => ({ title, url: `https://demo-school.example/${title.toLowerCase().replaceAll(' ', '-')}` }),
    ),
  },
  findAnswer: (question) => ({ text: findDemoSchoolAnswer(question) }),
};
