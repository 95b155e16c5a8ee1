import type { StemData } from '../lexicon.ts';

export const stems: StemData = {
  rounds: [
    `sses>ss/1 ies>y/2 ss>ss/0 us>us/1 is>is/1 xes>x/2 ches>ch/2 shes>sh/2 s>/2`,
    `ceed>ceed/0 feed>feed/0 peed>peed/0 eed>ee/2 eated>eat/1 eating>eat/1 oated>oat/1 oating>oat/1 ated>ate/3 ating>ate/3 ized>ize/3 izing>ize/3 ised>ise/3 ising>ise/3 ived>ive/3 iving>ive/3 iced>ice/4 icing>ice/4 anced>ance/3 ancing>ance/3 enced>ence/3 encing>ence/3 ying>y/2 ing>/3 ied>y/2 ed>/3`,
    `ization>ize/3 isation>ize/3 ational>ate/3 itional>/4 tional>t/3 sional>s/3 fulness>/3 ousness>ous/3 iveness>/3 ically>/3 ability>/4 ation>/3 ition>/4 ator>/4 ance>/4 ence>/4 able>/4 ible>/4 ment>/4 ness>/4 tion>t/3 sion>s/3 ful>/4 ical>/3 ally>/4 ably>/4 ly>/4 ise>/4 ize>/4 ive>/4 ant>/4 ent>/4 ntre>nt/2 atre>at/3 etre>et/4 etre>eter/1 itre>iter/1 er>/4 our>/4 our>or/3 or>/4 al>/4 ic>/4 ity>/4 ate>/4`,
    `mme>m/3 ogue>og/3 e>/4 y>i/2 bb>b/2 dd>d/2 gg>g/2 ll>l/3 mm>m/2 nn>n/2 pp>p/2 rr>r/2 tt>t/2`,
  ],
  lostVowel: /^([^aeiou\d]{1,2}[aeiou][^aeiouwxy\d])(?:ing|ed)$/,
  irregularForms: {
    bus: 'buses',
    use: 'used using',
    keep: 'kept',
    hold: 'held',
    teach: 'taught',
    bring: 'brought',
    buy: 'bought',
    pay: 'paid',
    sell: 'sold',
    meet: 'met',
    send: 'sent',
    spend: 'spent',
    build: 'built',
    lose: 'lost',
    find: 'found',
    give: 'gave given',
    take: 'took taken',
    begin: 'began begun',
    choose: 'chose chosen',
    write: 'wrote written',
    speak: 'spoke spoken',
    know: 'knew known',
    grow: 'grew grown',
    wear: 'wore worn',
    drive: 'drove driven',
    eat: 'ate eaten',
    forget: 'forgot forgotten',
    child: 'children',
    person: 'people',
    // "Due to" names no dues.
    fee: 'dues',
    foot: 'feet',
    tooth: 'teeth',
    wife: 'wives',
    life: 'lives',
    menu: 'menus',
    license: 'licence licences licenced',
    defense: 'defence defences',
    offense: 'offence offences',
    practice: 'practise practised practising practises',
    inquire: 'enquire enquired enquiring enquires',
    inquiry: 'enquiry enquiries',
    gray: 'grey',
    tire: 'tyre tyres',
    jewelry: 'jewellery',
    judgment: 'judgement judgements',
  },
  wholeWords: `
    accessibility accessible animal animals apartment apartments basement boarding booking bookings
    building buildings butter career careers ceiling charter charters citation citations comment
    comments contractor contractors corner counter counters customer customers customs department
    departments dinner dinners direction directions director directors directory during employee
    employees employer employers employment evening evenings executor experiment experiments flower
    flowers folder folders formation foundation foundations generation generations generous gutter
    gutters hearing hearings hiring installment installments instalment instalments intern interns
    ladder ladders letter letters listing listings manner manners market markets matter matters
    medication medications meeting meetings mission missions morning mornings news nothing number
    numbers officer officers openings organic outing outings parking passion pepper personal physician
    physicians physics placement placements poster posters pudding rating ratings savings session
    sessions severance shower showers signal signals situation situations spring springs statement
    statements station stations string succession summer summers supper supplies thing things trainer
    trainers training trainings universal universe universes violation violations warrant warrants
    wedding weddings wellness worker workers`,
};
