import type { Wordings } from '../wordings.ts';

export const wordings: Wordings = {
  greeting: `
    hi | hii | hello | hello there | hi there | hey | hey there | heya | hiya | howdy | good morning |
    good afternoon | good evening | good day | greetings | hi all | hello everyone | hey bot | hi bot`,
  thanks: `
    thanks | thank | thank you | thank u | that answers my question | thx | ty | tysm | cheers | thank you so much | thanks so much |
    thank you very much | thanks a lot | thanks for your help | thank you for your help | thanks for the help |
    thanks for the answer | thanks for answering | thanks for the reply | thanks for the information | thanks for the info |
    ok thanks | okay thank you | great thanks | perfect thank you | much appreciated | i appreciate it |
    appreciate your help | thanks that helped | thanks that's all i needed | you are great | you're great |
    you are the best | you're the best | you are awesome | you're awesome | you are amazing | you're amazing |
    you are helpful | you are very helpful | good bot | good job | great job | nice work | well done |
    very helpful | so helpful | that helps | that helped | this helps | that helped a lot | that helps a lot | that was helpful | that's helpful |
    helpful | love it | i love it`,
  goodbye: `
    bye | bye bye | goodbye | see you | see ya | see you later | see you soon | have a nice day |
    have a good day | have a great day | have a good one | have a good evening | have a nice weekend |
    no that's all | no that is all | no that's it | no i'm good | no i'm done | that's all for now |
    that's all thanks | nothing thanks | nothing else thanks | no more questions | no further questions |
    i have no more questions | i have everything i need | no | nope | nah | no thanks | no thank you | nothing |
    nothing else | that's all | that is all | that's it | that will be all | i'm good | i am good | i'm done |
    i am done | not now`,
  opening: `
    lol | lmao | rofl | hehe | ok cool | ok great | ok good | ok fine | sounds good | good to know | all good | brilliant | excellent | fantastic | wonderful | amazing | lovely | superb |
    can you help me | can you help | can u help me | can you help me with something | could you help me |
    will you help me | i need help | i need some help | i need your help | help me | help | i have a question |
    i have some questions | i have a few questions | i have a quick question | i've got a question |
    i got a question | quick question | a question | question | just a question | can i ask you something |
    can i ask something | can i ask a question | can i ask you a question | may i ask something |
    may i ask a question | i want to ask something | i want to ask you something | i would like to ask something |
    i'd like to ask a question | i want to know something | i need information | i need some information |
    i need info | i would like some information | i'd like some information | i am looking for information |
    i'm looking for information | i want information | i want some information | info | what should i ask |
    what should i ask you | what can i ask | what can i ask you | what can i ask here | what could i ask |
    what questions can i ask | what questions can i ask you | what questions can you answer |
    what kind of questions can you answer | what kind of questions can i ask | what can you answer |
    what can you tell me | give me some examples | give me examples | give me an example | show me some examples |
    tell me something | tell me anything | say something | something | anything | whatever | are you there |
    you there | anyone there | is anyone there | anybody there | is anybody there | is someone there |
    are you online | are you working | is this working | test | this is a test | this is just a test |
    just testing | just a test | i am testing | i'm testing | i'm testing this | test test | testing testing |
    test 123 | test 1 2 3 | testing 123 | testing 1 2 3 | test message | lorem ipsum | asdf | asdfasdf |
    asdfghjkl | qwerty | bla | blah | blah blah | ok | okay | okey | k | kk | alright | all right | fine | cool |
    nice | great | perfect | awesome | wow | good | very good | super | got it | i see | understood |
    makes sense | that makes sense | interesting | hm | hmm | hmmm | uh | um | haha | hahaha | oh | ah | yes |
    yeah | yep | yup | sure | maybe | please | sorry | let's talk | lets talk | let's chat | talk to me`,
  atStart: {
    opening: `
    what | who | when | why | how | which | huh | more | tell me more | i want to know more`,
    offTopic: 'what time is it | what time is it now',
    privacy: `is this private | is this secure |
    is this confidential | is this anonymous | is this recorded | is this saved | who can read this | who can see this | who reads this`,
  },
  complaint: `
    that's not what i asked | that is not what i asked | not what i asked | this is not what i asked |
    i didn't ask that | that's not my question | that is not my question | that was not my question |
    that's not the answer | that is not an answer | that's not an answer | wrong answer | bad answer |
    that's wrong | that is wrong | wrong | this is wrong | you are wrong | you're wrong | that's incorrect |
    that is incorrect | incorrect | that is not correct | that's not correct | that's not right |
    that is not right | not true | that's not true | you didn't answer my question |
    you did not answer my question | you didn't answer | you haven't answered my question |
    you are not answering my question | you're not answering my question | that doesn't answer my question |
    that does not answer my question | that didn't answer my question | that doesn't help | that does not help |
    that didn't help | that did not help | this doesn't help | not helpful | this is not helpful |
    that's not helpful | that is not helpful | that was not helpful | you are not helping | you're not helping |
    you are not helpful | you don't understand | you do not understand | you don't understand me |
    you misunderstood | you misunderstood me | i don't understand | i do not understand | i don't get it |
    that makes no sense | this makes no sense | makes no sense | that doesn't make sense | i already asked that |
    i hate you | i don't like you | i hate this`,
  identity: `
    are you a bot | are you a robot | are you human | are you a human | are you a person | are you a real person |
    are you real | are you ai | are you an ai | are you a machine | are you a chatbot | are you a computer |
    are you a bot or a human | are you a human or a bot | are you a real person or a bot | who are you |
    what are you | who r u | what r u | what is your name | what's your name | whats your name | what can you do |
    what can you do for me | what do you do here | what can you help with | what can you help me with |
    what do you know | how can you help | how can you help me | how do you help | who made you | who built you |
    who created you | who programmed you | am i talking to a bot | am i talking to a human |
    am i speaking to a real person | am i chatting with a bot | am i talking to a real person or a bot |
    is this a bot | is this a robot | is this a real person | is this ai | is this an ai | is that a bot |
    is this a bot or a human | is it a real person answering | is there a real person here |
    is this a person or a bot | do you have a favorite color | what is your favorite food | what is your opinion |
    how old are you | how old r u | do you have a name | are you chatgpt | are you gpt | are you claude |
    are you gemini | are you siri | are you alexa | which ai are you | what ai are you | which ai model are you |
    what ai model are you | what model are you | which model are you | what language model are you |
    which language model are you | do you use chatgpt | are you married | are you single | do you have feelings |
    do you have a girlfriend | do you have a boyfriend | do you sleep | do you eat | do you dream |
    are you alive | are you smart | are you intelligent | are you happy | are you sad | are you conscious |
    are you male or female | are you a man or a woman | what are you wearing | what do you look like |
    where do you get your information | where do you get your information from |
    where does your information come from | where do you get your answers | how do you know |
    how do you know that | how do you know this | i love you | i like you | i miss you | marry me |
    will you marry me | you are beautiful | you are cute | do you love me | do you like me | can i trust you |
    can i trust this | can i trust your answers | can you be trusted | is this reliable`,
  privacy: `
    is this chat recorded | is this conversation recorded | is the chat recorded | are you recording this |
    is this chat saved | is this conversation saved | is this chat private | is this conversation private |
    is the chat private | is this chat confidential | is this conversation confidential |
    is the chat confidential | is this chat secure | is this chat anonymous | who can read this chat |
    who can see this chat | who reads this chat | who can read this conversation | can anyone read this |
    can others read this | do you save my data | do you store my data | do you save this chat |
    do you keep this chat | do you store my messages | do you save my messages | is this confidential |
    is this private | is what i write here confidential | is what i write here private |
    is what i say here confidential | is what i tell you confidential | is what i write confidential |
    is what i tell you private | who can read what i write | who can read what i write here`,
  howAreYou: `
    how are you | how are you doing | how are you today | how are u | how's it going | hows it going | what's up |
    whats up | sup | how are you feeling | how do you feel | how's your day | how is your day | how is it going |
    are you ok | are you okay`,
  offTopic: `
    do you know what time it is | what's today's date | what is today's date |
    what is the date today | what day is it today | what day is today | what is today | what year is it |
    what month is it | what's the weather | what is the weather | what's the weather like |
    what is the weather like | how is the weather | how's the weather | will it rain |
    what is the meaning of life | what's the meaning of life | what is life | what is love | what's love |
    who is god | does god exist | is there a god | tell me a story | tell a story | sing | sing a song |
    surprise me | i'm bored | i am bored | i'm sad | i am sad | who will win the election | do my homework |
    can you do my homework | can you help me with my homework | flip a coin | roll a dice | what's the time | what is the time | whats the time | do you have the time | what day is it`,
  hours: `
    when are you open | what are your hours | what are your opening hours | opening hours | office hours |
    business hours | hours | hours of operation | opening times | what time do you open | what time do you close |
    when do you open | when do you close | how late are you open | how early do you open | are you open |
    are you open today | are you open now | are you closed | open times | what hours are you open |
    what days are you open | are you open all year round | are you open on holidays | are you open during the holidays | is it open |
    are you open at weekends | can i see someone | can i see somebody | can i visit | till when are you open | until what time are you open | is the office open |
    is anybody there | is anyone there | is someone available | can i come by | can i drop in | can i stop by |
    can i visit you | working hours | hrs | what are ur hrs`,
  address: `
    where are you | where are you located | where are you based | where is your office |
    where is your office located | where is the school | what is your address | address | your address |
    location | your location | where can i find you | how do i get there | how do i get to you |
    how do i find you | how can i get there | directions | directions to your office | what town are you in |
    what city are you in | what street are you on | which street are you on | which street is it on | which street is the shop on |
    which town are you in | where is it |
    what is your postal address | mailing address | postal address | where do i come | how do we get there`,
  phone: `
    what is your phone number | phone number | phone | telephone | telephone number | your number |
    what number can i call | what number do i call | how can i call you | can i call you | can i phone you |
    can i have your phone number | do you have a phone number | what is your telephone number | contact number |
    what is the number | tel | tel no | number to call | which number do i ring`,
  fax: `
    fax | fax number | what is your fax number | do you have a fax | where can i fax`,
  email: `
    what is your email | what is your email address | email | email address | your email | e-mail |
    e-mail address | mail address | how can i email you | can i email you | do you have an email address |
    where can i email | which email address do i write to | where do i send an email`,
  contact: `
    how can i contact you | how do i contact you | contact | contact us | contact info | contact information |
    contact details | how can i reach you | how do i reach you | how can i get in touch |
    how do i get in touch with you | how can we contact you | ways to contact you | how to contact you |
    how do i get hold of you`,
  about: `
    what do you do | what does it do | what is this | what is this about | what is this site about |
    what is this website | what is this website about | what is this company | what is this place |
    tell me about it | tell me about you | tell me about yourself | tell me more about you | about you |
    about us | what is this site | who are you guys | what kind of company is this | what kind of place is this |
    what is this organization | what does this company do | what does the company do | what is it about`,
  person: `
    talk to a person | i want to speak with a person | let me talk with a person | let me speak with a person |
    may i talk to a person | may i speak with a person | could i talk to a person | could i speak with a person |
    i wish to speak to a person | i wish to speak with a person | talk to a real person |
    i want to talk to a real person | i want to speak to a real person | can i talk to a real person |
    i would like to talk to a real person | speak to a real person | i would like to speak to a real person |
    talk to someone | talk to somebody | talk to a human | speak to a person |
    speak to someone | speak with a person | speak with someone | i want to talk to a person |
    i would like to talk to a person | i'd like to talk to a person | i need to talk to a person |
    i want to speak to a person | i would like to speak to a person | i would like to speak with a person |
    i'd like to speak with a person | can i talk to a person | can i speak to a person |
    can i speak with a person | can i talk with a person | could i speak to a person | may i speak to a person |
    let me talk to a person | let me speak to a person | connect me with a person | connect me to a person |
    put me through to a person | transfer me to a person | get me a person | i want a person | i need a person |
    i want a real person | real person please | human please | person please | live agent |
    live chat with a person | can a person call me | can somebody call me | can someone call me |
    can someone call me back | can someone contact me | can you call me | can you call me back |
    could you call me | please call me | please call me back | call me | call me back | call me back please |
    i want a callback | i would like a call back | request a call back | please contact me |
    have a person call me | ask a person to call me | i want to book an appointment |
    i would like to book an appointment | i'd like to book an appointment | i want to make an appointment |
    i would like to make an appointment | i'd like to make an appointment | i need an appointment |
    i want an appointment | can i book an appointment | can i make an appointment |
    can i schedule an appointment | i'd like to schedule an appointment | i want to schedule an appointment |
    i would like to schedule a consultation | i want to book a consultation | i need a consultation |
    book an appointment | book an appointment please | book me an appointment | schedule an appointment |
    make an appointment | can we arrange a meeting | i want to meet a person |
    i would like to meet with a person | i'd like to arrange a visit | i would like to visit | i want to visit |
    i'd like to come for a visit | i would like to arrange a tour | i want to book a tour | can we book a tour |
    i want to enrol | i want to enroll | i would like to enroll my child | i would like to enrol my child |
    i want to enroll my child | i'd like to enroll my child | i want to sign up my child |
    i want to register my child | i want to hire you | i'd like to hire you | i need a lawyer |
    i want to complain | i would like to complain | i want to make a complaint |
    i would like to make a complaint | i have a complaint | i'd like to file a complaint |
    i want to leave a message | can i leave a message | i'd like to leave a message | leave a message |
    pass on a message | i want to talk with a person | i would like to speak to the person |
    i'd like to talk with a person | i'd like to speak to a person | i need to speak to a person |
    i need to speak with a person | i need to talk with a person | i wanna talk to a person |
    i want to see a person | i would like to see a person | i'd like to see a person | i need to see a person |
    can i see a person | can i meet a person | can i meet with a person | is there a person i can talk to |
    is there a person i can speak to | is there a person i can speak with | can i get a person on the phone |
    who can i talk to | who can i speak to | who can i speak with | who do i talk to |
    how can i talk to a person | how can i speak to a person | how do i speak to a person |
    how do i talk to a person | how can i speak with a person | could a person call me |
    could a person call me back | can a person call me back | can a person contact me |
    have a person contact me | have a person call me back | tell the person to call me |
    ask the person to call me | i want you to call me | i want a person to call me |
    i would like a person to call me | i'd like a person to call me | i need a person to call me |
    please have a person call me | please get back to me | get back to me | reach out to me | please ring me |
    give me a call | please give me a call | give me a call back | call back please | callback please |
    i would like a callback | i'd like a call back | i'd like a callback | request a callback |
    i would like to be called back | can i get a call back | can i get a callback | phone me | ring me back |
    i would like an appointment | i'd like an appointment | can i get an appointment |
    can i have an appointment | could i get an appointment | could i make an appointment |
    can we make an appointment | i would like to schedule an appointment | i need to book an appointment |
    i need to make an appointment | i need to schedule an appointment | set up an appointment |
    i want to set up an appointment | book a meeting | i want to book a meeting | i'd like to book a meeting |
    i want to schedule a meeting | i would like to schedule a meeting | schedule a meeting | schedule a call |
    book a call | i want to schedule a call | i'd like to schedule a call | i would like to book a call |
    book a consultation | schedule a consultation | i'd like to schedule a consultation |
    i would like a consultation | i want a consultation | can i book a consultation | can i get a consultation |
    can i schedule a consultation | i would like to book a consultation | book a visit | schedule a visit |
    i want to schedule a visit | i'd like to schedule a visit | i would like to schedule a visit |
    i want to book a visit | book a tour | schedule a tour | i'd like to schedule a tour |
    i want to schedule a tour | i would like to schedule a tour | i would like to book a tour |
    i'd like to book a tour | i want to come for a visit | i'd like to visit |
    i would like to visit the school | i want to visit the school | i'd like to visit the school |
    i would like to visit you | can we schedule a visit | can we schedule a tour | can i schedule a tour |
    can i schedule a visit | can i book a tour | can i book a visit | i want to enrol my child |
    i would like to enroll | i would like to enrol | i'd like to enrol | i'd like to enrol my child |
    i want to enroll my son | i want to enroll my daughter | i want to enrol my son |
    i want to enrol my daughter | i would like to enroll my son | i would like to enroll my daughter |
    i'd like to enroll my son | i'd like to enroll my daughter | i'd like to register my child |
    i would like to register my child | i'd like to sign up my child | i want to sign my child up |
    i want to sign my son up | i want to sign up my son | enroll my child | enrol my child | sign my child up |
    we want to enroll our child | we want to enroll our son | we want to enroll our daughter |
    we would like to enroll our child | we would like to enroll our son | we would like to visit |
    we would like to visit the school | we want to visit the school | i want to become a client | i'd like to become a client | i would like to hire you |
    i need an attorney for my case | i'd like to complain | i'd like to make a complaint |
    i want to file a complaint | i would like to file a complaint | file a complaint | make a complaint |
    i need to complain | i need to make a complaint | i want to report a problem |
    i'd like to report a problem | i would like to report a problem | i wish to complain |
    i would like to leave a message | take a message | please pass on a message`,
  roles: `
    person human someone somebody anyone anybody agent representative rep operator adviser advisor counselor
    counsellor consultant specialist expert staff team manager supervisor receptionist secretary assistant
    lawyer attorney solicitor paralegal accountant cpa preparer bookkeeper broker teacher tutor professor coach
    instructor trainer nurse doctor dentist therapist vet admissions registrar people sales support billing reception
    office desk department dept reception bursar dean finance`,
  helps: `
    can a person help me | could a person help me | may a person help me | i need help from a person | i want help from a person |
    i need a person to help me | get a person to help me | let a person help me | can a person assist me | could a person assist me |
    can a person answer me | can a person answer this | could a person look at this | is there a person who can help me |
    i would rather talk to a person | i'd rather talk to a person | i'd rather speak to a person`,
  alone: `
    human | person | a human | a person | real person | real human | live person | live agent | human agent | agent | operator | representative | rep | somebody | someone | customer service`,
  whom: /\b(?:talk|speak|chat|through|connect(?:ed)?|transfer(?:red)?)(?: me)? (?:to|with) (?:the |your |an? |my )?(?!you\b|u\b|real$)([^,!?]{2,40}?)(?=(?: please| pls| about\b.*| regarding\b.*| because\b.*)?[\s.!?]*$)/u,
  fillers: `
    u r ur hi hello hey please pls plz thanks thank thx ok okay well um oh so ah just really actually quick quickly excuse
    sorry sir madam today tomorrow now currently again there here guys lol man mate tell know wondering wonder
    question`,
  asking: `
    what what's whats when where where's who who's whose why how how's which whether if know tell wonder
    wondering explain does do is are was were will`,
  fields: `
    name names first last full surname phone telephone tel number no cell mobile email e-mail mail
    address contact details`,
  reached: `
    at on after before between until till from around by am pm morning mornings evening evenings
    afternoon afternoons noon night nights lunchtime weekday weekdays weekend weekends tomorrow tonight
    today anytime any time asap soon urgent only text texts sms whatsapp voicemail`,
  speaker: `
    please i me my mine we us our i'm i'll i've`,
  consent: `
    yes | yeah | yep | yup | sure | please | please do | go ahead | yes please | yes please do | yes do | yes sure | sure thing | yes go ahead | yes thanks | yes thank you | sure please | sure thanks | yeah please | yeah sure | that would be great | yes that would be great | of course | do it | i would like that | yes i would`,
  assent: `
    ok | okay | ok please | ok thanks | okay thanks | okay please | sounds good | ok thank you | okay thank you | alright | all right | fine | k | kk`,
  cancel: `
    cancel | please cancel | cancel please | stop | please stop | abort | no | nope | nah | no thanks |
    no thank you | no thx | no stop | not now | no not now | don't | please don't | no need | no it's fine |
    it's fine | that's fine | skip | skip it | quit | exit | i'd rather not | i would rather not | rather not |
    not interested`,
  neverMind: `
    never mind | nevermind | nvm | never mind that | forget it | forget about it | forget that | leave it |
    drop it | i changed my mind | it does not matter | it doesn't matter | doesn't matter |
    doesn't matter anymore`,
  skip: `
    skip | skip it | skip this | no question | i have no question | nothing | nothing special | nothing in
    particular | i will tell them | i'll tell them myself`,
  interrogatives: `
    what which how why who whose whom when where whats hows whos whens wheres`,
  availability: `
    have has had got offer offered provide provided get accept accepted take handle available possible allow
    allowed there exist`,
  values: {
    duration: `
      how long | how soon | how quickly | how many minutes | how many hours | how many days | how many weeks |
      how many months | how many years | how fast can`,
    time: `
      what time | which hours | what hours | how early | how late | opening hours | at what hour`,
    number: `
      how many | how often | how old | what age | what ages | which ages | minimum age | maximum age | age limit |
      age range | number of | what percent | how big | how large | how tall | how far | how heavy`,
    money: `
      how much | what cost | what price | what fee | what fees | what rate | what rates | what charge | price of |
      cost of | fee for | per hour | per month | per person | what does it cost | tuition`,
    date: `
      when | what date | what day | which day | which date | what month | what year | dates of | dates for |
      deadline`,
    person: `
      who | whose | whom | which of your`,
    address: `
      where | what address`,
  },
};
