import type { IntentPatterns } from '../intent-patterns.ts';

export const intentPatterns: IntentPatterns = {
  about:
    /was (?:macht|ist|bietet) (?:it|das|dies|diese (?:seite|firma|organisation))(?: hier)?(?: an)?|worum geht es(?: hier)?|wer (?:ist it|sind sie|seid ihr)|uber (?:uns|sie|it)/u,
  offer:
    /\bwas (?:bietet|bieten|habt|macht|machen) (?:ihr|sie|er|man)\b(?: (?:alles |so )?an)?|\bwelche (?:leistungen|dienstleistungen|angebote|kurse|rechtsgebiete|behandlungen|dienste|fachgebiete)\b(?: (?:bietet|bieten|habt|haben|gibt|macht|machen|deckt|decken))?|\bwas sind (?:ihre|eure) (?:leistungen|angebote|rechtsgebiete)\b/u,
  ours: /unsere?/u,
  offerHeading:
    /leistungen|dienstleistungen|angebote?|unser angebot|rechtsgebiete|tatigkeitsgebiete|schwerpunkte|kurse|kursangebot|was wir (?:tun|bieten)/u,
  topicLead:
    /(?:mehr )?info(?:rmationen|s)? (?:zu[mr]?|uber)|erzahlen sie (?:mir )?(?:etwas |mehr )?(?:von|uber)/u,
  clients: /\b(?:kunden|eltern|mandanten|gaste)?stimmen\b|bewertung|\breferenz(?:en)?\b/u,
  pastPeople: /geschichte|ruhestand|verstorben\w*/u,
  our: /unser(?:e[mnrs]?)?/u,
  leadsToName: /von|der|für|bei/u,
  deputy: /stellv|stv|ehem/u,
  officeName: /heisst|heissen|namens?/u,
  whoWas: /wer waren?/u,
  town: /welche[rsmn]? (?:stadt(?:teil)?|ort|strasse|bezirk|gegend|viertel|dorf)/u,
  otherYear: /\b(?:letzte|vorige|nachste)\w* jahr/u,
};
