import type { WishWordings } from '../wordings.ts';

export const wordings: WishWordings = {
  greeting: 'dzień dobry | cześć | hej | witam | dobry wieczór | witaj',
  thanks: `
    dziękuję | dziękuję bardzo | bardzo dziękuję | dzięki | wielkie dzięki | dziękuję za pomoc | dziękuję za odpowiedź | dziękuję za informacje | ok dziękuję |
    bardzo pomocne`,
  goodbye: `
    do widzenia | na razie | do zobaczenia | miłego dnia | to wszystko | nie to wszystko | nic więcej |
    nie mam więcej pytań`,
  opening: `
    ok | dobrze | w porządku | rozumiem | jasne | mam pytanie | pytanie | czy może mi pan pomóc | możesz mi pomóc |
    potrzebuję pomocy | pomoc | jest tam ktoś`,
  identity:
    'kim jesteś | czy jesteś robotem | jesteś robotem | czy jesteś człowiekiem | czy rozmawiam z robotem',
  hours: `
    godziny otwarcia | jakie są godziny otwarcia | kiedy jesteście otwarci | czy jesteście otwarci | godziny pracy |
    o której otwieracie | o której zamykacie | do której jesteście otwarci | kiedy otwieracie`,
  address: `
    adres | jaki jest adres | gdzie jesteście | gdzie się znajdujecie | gdzie jest biuro | gdzie jest szkoła |
    jak dojechać`,
  phone:
    'numer telefonu | telefon | jaki jest numer telefonu | jaki jest wasz numer | pod jaki numer mogę zadzwonić',
  fax: 'faks | fax | numer faksu',
  email: 'email | e-mail | adres email | jaki jest adres email | jaki jest wasz email',
  contact: 'kontakt | jak się skontaktować | jak mogę się skontaktować | dane kontaktowe',
  about: 'czym się zajmujecie | co robicie | kim jesteście | co to jest | co oferujecie',
  person: `
    rozmawiać z człowiekiem | porozmawiać z człowiekiem | chcę porozmawiać z człowiekiem | chcę rozmawiać z człowiekiem |
    chcę porozmawiać z kimś | chciałbym porozmawiać z człowiekiem | chciałabym porozmawiać z człowiekiem |
    chciałbym porozmawiać z kimś | chciałabym porozmawiać z kimś | chciałbym rozmawiać z kimś |
    czy mogę porozmawiać z człowiekiem | czy mogę porozmawiać z kimś | czy mogę rozmawiać z kimś |
    mogę porozmawiać z kimś | muszę porozmawiać z kimś | potrzebuję prawnika | potrzebuję kogoś |
    proszę połączyć mnie z kimś | proszę o kontakt | proszę oddzwonić | proszę do mnie oddzwonić |
    proszę do mnie zadzwonić | oddzwońcie do mnie | zadzwońcie do mnie | czy ktoś może do mnie zadzwonić |
    czy ktoś może oddzwonić | czy możecie do mnie zadzwonić | chcę umówić wizytę | chciałbym umówić wizytę |
    chciałabym umówić wizytę | chcę umówić się na wizytę | chciałbym umówić się na wizytę |
    chciałabym umówić się na wizytę | umówić wizytę | umówić się na wizytę | czy mogę umówić wizytę |
    czy mogę umówić się na wizytę | chcę umówić spotkanie | chciałbym umówić spotkanie | chcę się umówić |
    potrzebuję wizyty | chciałbym umówić konsultację | chcę odwiedzić szkołę | chciałbym odwiedzić szkołę |
    chciałabym odwiedzić szkołę | chcę zapisać dziecko | chcę zapisać moje dziecko | chciałbym zapisać dziecko |
    chciałabym zapisać dziecko | chciałbym zapisać syna | chciałbym zapisać córkę | chciałabym zapisać syna |
    chciałabym zapisać córkę | chcę zapisać syna | chcę zapisać córkę | chcę się zapisać | chcę złożyć skargę |
    chciałbym złożyć skargę | chciałabym złożyć skargę | mam skargę | chcę się poskarżyć | chcę zostawić wiadomość |
    chciałbym zostawić wiadomość | czy mogę zostawić wiadomość | zostawić wiadomość`,
  roles: `
    człowiekiem człowieka kimś kogoś osobą osoby pracownikiem konsultantem konsultantką doradcą prawnikiem prawnika
    adwokatem adwokata notariuszem księgowym księgową księgowego dyrektorem dyrektorką dyrektora nauczycielem
    nauczycielką trenerem lekarzem lekarza dentystą weterynarzem sekretarką sekretariatem kierownikiem właścicielem
    biurem biuro sekretariat sekretariatem działem dział recepcją księgowością`,
  helps: `
    czy może mi pomóc człowiek | czy ktoś może mi pomóc | potrzebuję pomocy człowieka | wolę porozmawiać z człowiekiem`,
  alone: `
    człowiek | z człowiekiem | konsultant | konsultantem | operator | pracownik | obsługa klienta`,
  whom: /\b(?:porozmawiac|rozmawiac|pogadac|polaczyc) (?:z|ze) ([^,.!?]{2,40}?)(?=(?: prosze| o \S.*| w sprawie.*)?[\s.!?]*$)/u,
  fillers: 'proszę cześć hej witam dzień dobry dziś teraz tutaj dziękuję',
  asking:
    'co kto gdzie kiedy dlaczego jak ile który która jaki jaka jakie czy wiedzieć powiedzieć wyjaśnić jest są',
  fields: `
    imię nazwisko telefon tel numer nr komórka email e-mail mail adres kontakt`,
  reached: `
    o po przed między do od około rano ranem południe popołudniu wieczorem jutro dziś dzisiaj pilne
    szybko tylko sms whatsapp`,
  speaker: 'ja mnie mi moj moja moje mojego nas nasz chcę chciałbym chciałabym proszę',
  consent: `
    tak | tak proszę | tak poproszę | tak dziękuję | jasne | oczywiście | zgoda | chętnie`,
  assent: `
    dobrze | ok | w porządku | ok dziękuję`,
  cancel: 'anuluj | anulować | nie | nie dziękuję | nie teraz | stop | nie trzeba | raczej nie | rezygnuję',
  neverMind: `
    nieważne | nie ważne | już nieważne | to nieważne | daj spokój | mniejsza o to | zapomnij |
    zapomnij o tym | rozmyśliłem się | rozmyśliłam się`,
  skip: 'pomiń | pominąć | nic | nic szczególnego | żadne pytanie',
};
