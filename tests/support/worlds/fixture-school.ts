import { readSampleSite } from '../engine/read-sample-site.ts';

/** Questions of the school sector that the fixture's pages don't answer. */
export const plantedGaps: readonly string[] = [
  'waitingList',
  'financialAid',
  'schoolNurse',
  'homework',
  'bullying',
  'jobs',
  'wheelchair',
  'publicTransport',
  'siblingDiscount',
  'cellPhones',
];

/** Contradictions between the facts of two pages of the fixture: kind, and the values in page order. */
export const plantedContradictions = [
  { kind: 'phone', values: ['(440) 555-0124', '(440) 555-0142'] },
  { kind: 'hours', values: ['7:30 am to 3:30 pm', '8:00 am to 4:00 pm'] },
  { kind: 'price', values: ['$4,900', '$5,200'] },
  { kind: 'person', values: ['Helen Barrow', 'Martin Reyes'] },
];

/** A school that repeats much of its content: mostly in other words, six times with a different value, four of them a fact. */
export const fixtureSchool = readSampleSite({
  name: 'Birch Hill School',
  language: 'en',
  pages: {
    '/': `<h1>Welcome to Birch Hill School</h1>
      <p>Birch Hill School teaches 240 students from kindergarten to grade 8 in Oakville.</p>
      <p>Call us: (440) 555-0124</p>
      <p>The school day begins at 8:30 and ends at 15:15.</p>
      <h2>News</h2><p>Last year's applications were due by May 2, 2026.</p>`,
    '/about.html': `<h1>About us</h1>
      <p>Birch Hill School was founded in 1958.</p>
      <p>Our principal, Martin Reyes, welcomes every family in person.</p>
      <p>The former principal, Ruth Adler, retired in 2019.</p>`,
    '/staff.html': `<h1>Our staff</h1>
      <ul><li>Dr. Helen Barrow, Principal</li><li>Tomas Lind, Assistant Principal</li><li>Ingrid Falk, Music Teacher</li>
      <li>Omar Haddad, Science Teacher</li></ul>
      <h2>Contacting teachers</h2><p>You can contact a teacher by e-mail; teachers reply within two school days.</p>`,
    '/admissions.html': `<h1>Admissions</h1>
      <h2>How to enroll</h2><p>To enroll your child, send us the application form with the application fee of 50 dollars.</p>
      <p>Applications for 2027–28 are due by April 15, 2027.</p>
      <p>Kindergarten has 24 places.</p>
      <p>A child must be five years old by September 1 to start kindergarten.</p>
      <p>Kindergarten tuition is $5,200 per year.</p>
      <h2>Documents</h2><p>For enrollment we need these documents: birth certificate, immunization record and last report card.</p>
      <h2>Open house</h2><p>The next open house is on Saturday, January 23, 2027, from 10:00 am to noon.</p>`,
    '/fees.html': `<h1>Tuition and fees</h1>
      <table><tr><th>Grade</th><th>Yearly tuition</th><th>Deposit</th></tr>
      <tr><td>Kindergarten</td><td>$4,900</td><td>$200</td></tr><tr><td>Grades 1 to 4</td><td>$6,150</td><td>$250</td></tr>
      <tr><td>Grades 5 to 8</td><td>$7,300</td><td>$300</td></tr></table>
      <p>The application fee is $50.00.</p>
      <h2>Payment</h2><p>We accept these payment methods: bank transfer, check and card.</p>`,
    '/calendar.html': `<h1>Calendar 2026–27</h1><p>The school year starts on September 8, 2026.</p>
      <table><tr><th>Date</th><th>Event</th></tr>
            <tr><td>November 23, 2026</td><td>Parent-teacher conferences</td></tr>
      <tr><td>December 21 to January 1</td><td>Winter holidays, no school</td></tr>
      <tr><td>January 23, 2027</td><td>Open house</td></tr>
      <tr><td>April 30, 2027</td><td>Application deadline</td></tr></table>`,
    '/faq.html': `<h1>Frequently asked questions</h1>
      <h2>When does school start in the morning?</h2><p>The school day starts at 8:30 am and ends at 3:15 pm.</p>
      <h2>When is the office open?</h2><p>The office is open Monday to Friday, 7:30 am to 3:30 pm.</p>
      <h2>How many children do you take?</h2><p>There are twenty places in kindergarten.</p>
      <h2>How big are the classes?</h2><p>A class has at most 22 students.</p>
      <h2>What must my child wear?</h2><p>Students wear a uniform: a green sweater and grey trousers.</p>
      <h2>Is there a school bus?</h2><p>Yes. Three school buses serve Oakville and Brant.</p>
      <h2>My child is sick</h2><p>If your child is sick, report the absence to the office by 9 a.m.</p>
      <h2>Do you support special needs?</h2><p>Two learning support teachers help children with special needs in every grade.</p>`,
    '/life.html': `<h1>School life</h1>
      <h2>Programs</h2><p>We offer programs in languages, science and music from kindergarten to grade 8.</p>
      <h2>Lunch</h2><p>School lunch costs $4.50 a day for students and $6.00 for visitors.</p>
      <p>We serve no nuts; tell the kitchen about food allergies and it cooks a separate meal.</p>
      <h2>After school</h2><p>After-school care runs until 6:00 pm on school days.</p>
      <h2>Sports and clubs</h2><p>Sports are soccer, swimming and athletics; clubs are chess, robotics and choir.</p>`,
    '/contact.html': `<h1>Contact</h1>
      <address>Birch Hill School<br>12 Mill Road<br>Oakville, OH 44074</address>
      <p>Phone: (440) 555-0142</p><p>Fax: (440) 555-0143</p><p>After care: (440) 555-0177</p>
      <p>E-mail: office@birchhill.example</p>
      <h2>Office hours</h2><p>Monday to Friday, 8:00 am to 4:00 pm</p>
      <h2>Summer hours</h2><p>Monday to Friday, 9:00 am to 1:00 pm</p>
      <h2>Parking</h2><p>Visitors park free of charge behind the gym.</p>`,
    '/directions.html': `<h1>Find us</h1><p>Our address is 12 Mill Rd., Oakville, Ohio 44074.</p>
      <p>The office phone is +1 440 555 0142.</p>`,
  },
});
