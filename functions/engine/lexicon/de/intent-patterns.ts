import type { IntentPatterns } from '../intent-patterns.ts';

export const intentPatterns: IntentPatterns = {
  about:
    /was (?:macht|ist|bietet) (?:it|das|dies|diese (?:seite|firma|organisation))(?: hier)?(?: an)?|worum geht es(?: hier)?|wer (?:ist it|sind sie|seid ihr)|uber (?:uns|sie|it)/u,
  clients: /\b(?:kunden|eltern|mandanten|gaste)?stimmen\b|bewertung|\breferenz(?:en)?\b/u,
  pastPeople: /geschichte|ruhestand|verstorben\w*/u,
  our: /unser(?:e[mnrs]?)?/u,
  leadsToName: /von|der|für|bei/u,
  deputy: /stellv|stv|ehem/u,
  officeName: /heisst|heissen|namens?/u,
  whoWas: /wer waren?/u,
  town: /welche[rsmn]? (?:stadt(?:teil)?|ort|strasse|bezirk|gegend|viertel|dorf)/u,
};
