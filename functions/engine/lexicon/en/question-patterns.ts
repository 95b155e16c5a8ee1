import type { ContactPatterns, QuestionPatterns } from '../question-patterns.ts';

export const questionPatterns: QuestionPatterns = {
  age: /\b(?:how old|what ages?|which ages?|(?:minimum|maximum|min|max)\.? age|age (?:limits?|range|groups?|requirements?|restrictions?))\b/u,
  when: /\bwhen\b|\b(?:what|which) (?:date|day|month|year)\b(?!\/time| (?:format|range|field|picker|stamp|tag|pass|ticket|trip|care|school|camp|program|rate)s?\b)|\bwhat(?: are|'s| is|s)? the (?:dates?|days?)\b|\bdates? (?:of|for)\b|\bdeadline\b/u,
  who: /\bwhich (?:one )?of (?:your|the|our) (?:trainers|teachers|instructors|coaches|lawyers|attorneys|doctors|vets|therapists|nurses|advis[eo]rs|agents|brokers|accountants|partners|colleagues|staff|people)\b|\bwho(?:'s|s|m|se)?\b/u,
  where: /\bwhere\b|\baddress\b/u,
  how: /^how\b|\bhow (?:do|can|to|should|does|would)\b/u,
};

export const contactPatterns: ContactPatterns = {
  email: /\be-?mail(?:s| address)?\b|\bmail(?:s| address)\b|\byour mail\b/u,
  phone:
    /(?<!\b(?:my|her|his|their|our|cell|mobile|smart|an?|use|using|bring|bringing|have|take|charge) )\b(?:tele)?phone\b(?! (?:policy|policies|rules?|use|usage|ban|case|app))|\bphone numbers?\b|\bhotline\b|\b(?:tele)?fax\b|\b(?:call|ring) (?:you|u|them|someone)\b|\btel\b/u,
  reach:
    /^contact(?: (?:us|info|information|details|data))?[\s?!.]*$|\bhow (?:can|do|could) (?:i|we) (?:contact|reach|get in touch with|get hold of) (?:you|u|them|the \w+)[\s?!.]*$/u,
  way: /^how (?:do|can|could) (?:i|we) (?:get|come|drive|travel|find) ?(?:there|here|(?:to )?(?:you|u|the (?:school|office|place|shop|club)))[\s?!.]*$/u,
};
