import type { ClaimWords } from '../claim-words.ts';

export const claimWords: ClaimWords = {
  periods: {
    minute: /minutes?|mins?/u,
    hour: /hours?|hourly/u,
    day: /(?:days?|daily)(?!\p{L})/u,
    week: /weeks?|weekly/u,
    month: /months?|monthly/u,
    year: /years?|yearly|annual|annually/u,
  },
  per: /per|a|an|each|every/u,
  timeRange: /to|until|till/u,
  offices: {
    principal: /principal|head ?teacher|headmaster|headmistress|head of school/u,
    director: /executive director|managing director/u,
    president: /president/u,
    treasurer: /treasurer/u,
    nurse: /school nurse/u,
    dean: /dean/u,
    admissions: /director of admissions|admissions director|head of admissions/u,
    'business manager': /business manager|bursar/u,
    'managing partner': /managing partner/u,
  },
  otherOffice:
    /vice|deputy|assistant|associate|acting|interim|former|formerly|past|previous|retired|first|founding|elect|honorary|emeritus|until/u,
  implied:
    'cost costs price prices priced fee fees charge charges charged amount amounts rate rates pay paid payable payment usd eur dollar dollars euro event events date dates deadline deadlines due until received submitted time times hour hours daily opening open opens hrs oclock number numbers total percent phone phones telephone tel mobile cell handy call calls ring fax email e-mail mail emails write address located location visit street find year yearly annual annually month monthly week weekly day daily days weeks months years per hourly contact reach reception main general office',
  telling:
    'early earlybird late first last second third next new old former previous full half single double extra special small large low high other another min minimum max maximum additional further both',
  neutral:
    'html htm php aspx home homepage welcome start index overview about us faq faqs frequently asked questions question answers information info general details contact contacts reach find help fee fees price prices pricing cost costs rates admission admissions apply application applications open latest place places age ages enroll enrollment registration policy policies rules handbook guide page glance facts key important summary calendar dates deadlines timetable schedule news notice notices services service team staff people hours opening times visit directions school college office firm company our your the of and for how to much when where what who is are can do',
  bounds: {
    lower: /at least|from|starting|minimum|min|over|more than|above/u,
    upper: /at most|up to|maximum|max|under|less than|within/u,
    about: /about|around|approximately|average|nearly|almost/u,
  },
};
