/** Keyword groups of document 3 section 9 with an invented school's answers; the first match replies. */
const groups: readonly { words: RegExp; answer: string }[] = [
  {
    words: /\b(?:admission|appl(?:y|ication)|enroll|principal)/,
    answer:
      'Applications are open all year. Fill in the form at the office or on our website, and bring a birth certificate and the latest school report. The principal meets every new family.',
  },
  {
    words: /\b(?:program|curriculum|stem\b|science|technology)/,
    answer:
      'We teach kindergarten to grade 8, with a STEM lab from grade 3, music and art every week, and reading support in all grades.',
  },
  {
    words: /\b(?:contact|phone|e-?mail|address)/,
    answer:
      'You can reach the office at (800) 555-0100 or office@demo-school.example, at 1 Sample Street, Anytown.',
  },
  {
    words: /\b(?:schedule|time|location|visit)/,
    answer:
      'School runs from 8:15 AM to 3:00 PM, Monday to Friday. Visits are on Wednesdays at 9 AM; please call ahead.',
  },
  {
    words: /\b(?:innovation|learning|tech\b)/,
    answer: 'Classes have 18 students for each teacher, and every student from grade 3 on has a laptop.',
  },
  {
    words: /\b(?:award|achievement|recognition|blue ribbon)/,
    answer: 'The school was founded in 1985 and was twice named a Blue Ribbon school.',
  },
  {
    words: /\b(?:teacher|faculty|staff|educator)/,
    answer: 'Our teachers have eleven years of experience on average. There is one for every 18 students.',
  },
];

const otherwise =
  'Demo School is a K-8 school of 425 students, founded in 1985. Ask about admission, programs, the schedule, teachers or how to reach us.';

export function findDemoSchoolAnswer(question: string): string {
  const asked = question.toLowerCase();
  return groups.find(({ words }) => words.test(asked))?.answer ?? otherwise;
}
