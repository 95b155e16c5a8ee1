import type { IntentPatterns } from '../intent-patterns.ts';

export const intentPatterns: IntentPatterns = {
  about:
    /qu'est-ce que (?:it|c'est|ce site)|(?:c'est|it,? c'est) quoi|que fait it|(?:a propos|qui (?:etes[- ]vous|sommes[- ]nous))(?: de (?:vous|nous|it))?|de quoi s'agit-il(?: ici)?/u,
  clients: /temoignage|\bavis\b|\bnos clients\b/u,
  pastPeople: /histoire|retraite?|decedee?/u,
  our: /notre/u,
  leadsToName: /de|du|des|chez/u,
  deputy: /adj/u,
  officeName: /appelle|nom/u,
  whoWas: /qui etai(?:t|ent)/u,
  town: /quel(?:le)? (?:ville|rue|quartier|village|commune)/u,
};
