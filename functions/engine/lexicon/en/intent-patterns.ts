import type { IntentPatterns } from '../intent-patterns.ts';

export const intentPatterns: IntentPatterns = {
  about:
    /what (?:does|do) (?:it|this|they|this (?:site|company|service|product|app|tool|firm|school|club|organi[sz]ation)) (?:do|offer)|what(?:'s| is) (?:it|this)(?: (?:about|for|all about))?|what(?:'s| is) this (?:site|website|page|company|service|product|app|tool|organi[sz]ation)(?: (?:about|for))?|(?:tell me (?:more )?)?about (?:it|us|you|this|yourself|the (?:company|organi[sz]ation|firm|school|club)|this (?:site|company|service|product))/u,
  offer:
    /\b(?:what|which) (?:kinds? of |types? of |sorts? of )?(?:services?|areas? of (?:law|practice)|practice areas?|(?:legal |tax )?services?|programs?|programmes?|classes|courses|treatments?) (?:do (?:you|they|u) |can you |are |does )?(?:offer(?:ed)?|provide[ds]?|have|cover(?:ed)?|handle|practice|practise|do|teach|run)\b|\bwhat (?:do|does|can|else do) (?:you|u|they|\p{L}+) (?:offer|provide|handle)\b|\bwhat (?:are|r) (?:your|the) (?:services|practice areas|programs|programmes|classes|courses)\b|\b(?:list of (?:your )?services|services offered|practice areas)\b/u,
  ours: /our|the/u,
  offerHeading:
    /(?:legal |tax |professional )?services?(?: (?:we offer|offered|designed.*))?|what we (?:do|offer)|(?:(?:\p{L}+ ){0,4}(?:in|our|main|following|the|other|are) (?:following )?)?(?:practice areas?|areas of practice|areas of law)|programs?|programmes?|programs? offered|classes(?: offered)?|courses|treatments|products/u,
  topicLead:
    /(?:please )?(?:tell me (?:more |something )?about|(?:give me |i need |more )?info(?:rmation)?s? (?:on|about|regarding)|what about|how about)/u,
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
  otherYear: /\b(?:last|previous|next|following) year/u,
};
