import type { ContactPatterns, QuestionPatterns } from '../question-patterns.ts';

export const questionPatterns: QuestionPatterns = {
  covers: /^(?:do|does|will|is|are|can|could|would)\b.*\b(?:cover(?:s|ed)?|reimburse[sd]?)\b/u,
  howLong:
    /\bhow long\b|\bhow (?:soon|quickly)\b|\bhow fast (?:can|could|will|would|do|does|is it)\b|\bhow many (?:\w+ )?(?:minutes|hours|days|weeks|months|years)\b/u,
  whatTime:
    /\b(?:what|which) (?:time|hours?)\b|\bhow (?:early|late)\b(?! (?:fee|pay|policy))|\bwhen\b.{0,30}\b(?:open(?! (?:houses?|days?|evenings?|mornings?|events?|enrol\w+|registration|mats?|calls?))|close)|\bopening hours\b/u,
  age: /\b(?:how old|what ages?|which ages?|(?:minimum|maximum|min|max)\.? age|age (?:limits?|range|groups?|requirements?|restrictions?))\b/u,
  howMany:
    /\bhow many\b|\bhow often\b|\bhow much (?!is|are|does|do|did|to|for|will|would|it|a|an|the|per|you|u|i|we|money|can|should|must|in|more|extra|of a\b)(?=\p{L})|\b(?:number|no\.?|nos\.?) of\b|\b(?:what|which) percent|\bpercentage\b|\bhow (?:old|big|large|tall|high|heavy|far|fast)\b/u,
  howMuch:
    /\bhow much\b(?=\W*$|\W+(?:is|are|does|do|did|to|for|will|would|it|a|an|the|per|you|u|i|we|money|can|should|must|in|more|extra|of a)\b)|\bwhat(?:'s| is| are| does| do|s)?\b.{0,40}\b(?:cost|price|fees?|charges?|rates?)\b|\b(?:what|which) (?:\w+ )?(?:amount|sum)\b|\bper (?:hour|month|year|person|day|week|child)\b|\b(?:price|prices|pricing|fees?|tuition|cost|costs)\b/u,
  when: /\bwhen\b|\b(?:what|which) (?:date|day|month|year)\b(?!\/time| (?:format|range|field|picker|stamp|tag|pass|ticket|trip|care|school|camp|program|rate)s?\b)|\bwhat(?: are|'s| is|s)? the (?:dates?|days?)\b|\bdates? (?:of|for)\b|\bdeadline\b/u,
  who: /\bwhich (?:one )?of (?:your|the|our) (?:trainers|teachers|instructors|coaches|lawyers|attorneys|doctors|vets|therapists|nurses|advis[eo]rs|agents|brokers|accountants|partners|colleagues|staff|people)\b|\bwho(?:'s|s|m|se)?\b/u,
  where: /\bwhere\b|\baddress\b/u,
  how: /^how\b|\bhow (?:do|can|to|should|does|would)\b/u,
  yesNo:
    /^(?:and )?(?:is|are|do|does|did|can|could|may|will|would|should|have|has|am|were)\b|^(?:and )?was (?:i|we|you|he|she|it|the|there|this|that|these|your|my|his|her|our|their)\b|^(?!.*\b(?:what|which|why|who|how|when|where)\b).*\b(?:can|could|do|does|is|are|may) (?:i|we|you|they|he|she|it|u|my|the)\b/u,
  joiningWord: /who|when|where/u,
  beforeInterrogative:
    /\b(?:and|or|about|know|tell me|ask|wondering|is|are|was|from|to|with|by|since|until|till|for|at|of)/u,
};

export const contactPatterns: ContactPatterns = {
  email: /\be-?mail(?:s| address)?\b|\bmail(?:s| address)\b|\byour mail\b/u,
  phone:
    /(?<!\b(?:my|her|his|their|our|cell|mobile|smart|an?|use|using|bring|bringing|have|take|charge) )\b(?:tele)?phone\b(?! (?:policy|policies|rules?|use|usage|ban|case|app))|\bphone numbers?\b|\bhotline\b|\b(?:tele)?fax\b|\b(?:call|ring) (?:you|u|them|someone)\b|\btel\b/u,
  anyDetail: /numb|address|mail|reach|contact|call/u,
  reach:
    /^contact(?: (?:us|info|information|details|data))?[\s?!.]*$|\bhow (?:can|do|could) (?:i|we) (?:contact|reach|get in touch with|get hold of) (?:you|u|them|the \w+)[\s?!.]*$/u,
  way: /^how (?:do|can|could) (?:i|we) (?:get|come|drive|travel|find) ?(?:there|here|(?:to )?(?:you|u|the (?:school|office|place|shop|club)))[\s?!.]*$/u,
};
