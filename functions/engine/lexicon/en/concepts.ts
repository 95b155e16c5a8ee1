import { businessConcepts } from './concepts/business.ts';
import { everydayConcepts } from './concepts/everyday.ts';
import { goingOutConcepts } from './concepts/going-out.ts';
import { lawConcepts } from './concepts/law.ts';
import { moneyAndTimeConcepts } from './concepts/money-and-time.ts';
import { peopleConcepts } from './concepts/people.ts';
import { schoolConcepts } from './concepts/schools.ts';
import { tradeConcepts } from './concepts/trades.ts';

/** Words of the concepts, one concept per line. */
export const conceptTables: readonly string[] = [
  everydayConcepts,
  moneyAndTimeConcepts,
  peopleConcepts,
  schoolConcepts,
  lawConcepts,
  businessConcepts,
  goingOutConcepts,
  tradeConcepts,
];
