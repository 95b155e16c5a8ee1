import type { IntentPatterns } from '../intent-patterns.ts';

export const intentPatterns: IntentPatterns = {
  about:
    /what (?:does|do) (?:it|this|they|this (?:site|company|service|product|app|tool|firm|school|club|organi[sz]ation)) (?:do|offer)|what(?:'s| is) (?:it|this)(?: (?:about|for|all about))?|what(?:'s| is) this (?:site|website|page|company|service|product|app|tool|organi[sz]ation)(?: (?:about|for))?|(?:tell me (?:more )?)?about (?:it|us|you|this|yourself|the (?:company|organi[sz]ation|firm|school|club)|this (?:site|company|service|product))/u,
  clients:
    /testimonial|review|opinion|award|sponsor|supporter|\btrusted by\b|\bsay(?:ing)? about\b|\bwhat (?:our )?(?:clients|customers|families|parents|people|they|others)\b.*\bsay|\b(?:happy|our) (?:clients|customers)\b|\b(?:client|customer|success) stories\b/u,
  pastPeople: /former|past|history|retired|died|deceased/u,
  our: /our/u,
  leadsToName: /of|at/u,
  deputy: /asst|assoc|dep/u,
  officeName: /names?|called/u,
  whoWas: /who (?:was|were)/u,
  town: /(?:what|which|whats|what's) (?:the )?(?:town|city|village|street|road|neighbou?rhood|suburb|district|area|part of (?:the )?(?:town|city))/u,
  fax: /fax/u,
};
