/** Timings of the demos in milliseconds: document 1 section 4. */
export const demoTimings = {
  conversionTick: 800,
  conversionShare: 100 / 7,
  afterConversion: 1000,
  typing: 1500,
  nextMessage: 3000,
  restart: 6000,
  convertingStep: 1500,
  scrapingTick: 800,
  scrapingShare: 2,
  scrapingStart: 15,
  stepMessage: 1600,
  benefit: 3000,
} as const;

/** Messages of the simulated conversion, one per tick. */
export const conversionMessages = [
  'Opening the website',
  'Reading its pages',
  'Finding names, hours and prices',
  'Reading the documents',
  'Building the knowledge base',
  'Checking every answer for its source',
  'Opening the assistant',
] as const;

/** Document 1 section 4, "Scraping demo": eight steps. */
export const scrapingSteps = [
  'Analyzing the structure of the website',
  'Extracting contacts',
  'Identifying services',
  'Processing staff pages',
  'Gathering enrollment data',
  'Building the knowledge base',
  'Optimizing responses',
  'Finalizing the assistant',
] as const;

export const benefits = [
  { title: 'Open around the clock', text: 'Answers at night and on holidays, from the first day.' },
  { title: 'A source for every answer', text: 'Each reply links to the exact sentence it comes from.' },
  { title: 'Fewer repeated calls', text: 'Routine questions no longer ring the phone.' },
  { title: 'Any device', text: 'On a phone, on a desk, read aloud or by keyboard.' },
] as const;
