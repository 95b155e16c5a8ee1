/** What a secret is, which decides how its value looks. */
export const secretKinds = ['password', 'pin', 'card-code', 'card', 'account', 'identity', 'key'] as const;
export type SecretKind = (typeof secretKinds)[number];

/** Names of secrets by kind and language, as parts of a pattern. */
type Names = Record<SecretKind, Record<string, string>>;

/** In scripts that put spaces between words. */
export const spacedNames: Names = {
  password: {
    en: 'pass ?words?|passwd|pass ?phrase|pass ?code|wi-?fi key|network key',
    de: 'passw(?:o|ö)rt|kennwort|passwörter|zugangscode',
    fr: 'mots? de passe|mdp',
    es: 'contrase(?:ñ|n)as?|clave secreta|clave de acceso|(?:mi|su|tu|la) clave',
    pt: 'senhas?|palavras?-passe',
    it: "parola d['’]ordine",
    nl: 'wachtwoord(?:en)?',
    pl: 'hasło',
    tr: 'şifre(?:m|si)?|parolam?',
    vi: 'mật khẩu',
    ru: 'парол(?:ь|я|ем)',
    ar: 'كلمة المرور|كلمة السر',
  },
  pin: {
    en: 'pin|(?:one[- ]time|verification|access|unlock|alarm|door|gate|entry|entrance|garage|keypad|lock ?box|safe) code|(?:safe|lock) combination|(?:garage|door|gate|front|alarm) keypad|otp',
    de: 'geheimzahl|geheimnummer|einmalcode|tan|(?:haus)?tür-?code|tor-?code|alarmcode',
    fr: "code (?:pin|secret|confidentiel)|digicode|code (?:de la |du |de l['’]|d['’])(?:porte|portail|entrée|immeuble|alarme)",
    es: 'código (?:pin|secreto|de verificación)|código (?:de (?:la )?|del )(?:puerta|entrada|alarma|portón|portal)',
    pt: 'código (?:pin|secreto|de verificação)|código d[aeo] (?:porta|portão|alarme)',
    it: "codice (?:pin|segreto)|codice (?:del cancello|della porta|dell['’]allarme)",
    nl: 'pincode|deurcode|alarmcode',
    ru: 'пин(?:-?код)?|код (?:от )?(?:двери|домофона|подъезда)',
    ar: 'الرقم السري|رمز التحقق',
    vi: 'mã pin',
  },
  'card-code': {
    en: '(?:three|four|3|4)[ -]digits?(?: (?:code|number))? (?:on|at) the back(?: of (?:the|my) card)?|cvv2?|cvc2?|cvn|csc|(?:card )?security code|card verification (?:value|code)',
    de: '(?:drei|3) (?:ziffern|zahlen) (?:auf|von) der rückseite|prüfziffer|kartenprüfnummer|sicherheitscode',
    fr: '(?:trois|3) (?:derniers )?chiffres (?:au|du) (?:dos|verso)|cryptogramme(?: visuel)?|code de sécurité',
    es: '(?:tres|3) (?:dígitos|números) (?:del reverso|de atrás|del dorso)|código de seguridad',
    pt: 'código de segurança',
    it: 'codice di sicurezza',
    ru: 'код безопасности',
    ar: 'رمز الأمان',
    vi: 'mã bảo mật',
  },
  card: {
    en: '(?:credit|debit|bank|visa|payment) card',
    de: 'kreditkarten?|ec-karte|bankkarte|debitkarte',
    fr: '(?:numéro de )?carte (?:bancaire|bleue|de crédit)',
    es: '(?:número de )?tarjeta(?: de (?:crédito|débito))?',
    pt: '(?:número do )?cartão(?: de (?:crédito|débito))?',
    it: '(?:numero (?:di|della) )?carta(?: di credito)?',
    ru: 'номер карты',
    ar: 'رقم البطاقة',
    vi: 'số thẻ',
  },
  account: {
    en: 'iban|(?:bank |checking |savings |current )?account|acct|a/c|(?:aba )?routing|sort code|transit',
    de: 'konto|kontonummer|bankverbindung|bankleitzahl|blz',
    fr: '(?:numéro|n°) de compte|compte bancaire|compte|rib',
    es: '(?:número|numero) de cuenta|cuenta(?: bancaria| corriente| de ahorros?)?|clabe',
    pt: 'número da conta|conta (?:corrente|bancária|poupança)',
    it: 'numero di conto|conto corrente',
    nl: 'rekening(?:nummer)?',
    pl: 'numer konta',
    ru: 'номер сч[её]та|банковский сч[её]т|лицевой сч[её]т|расч[её]тный сч[её]т',
    ar: 'رقم الحساب|حسابي البنكي',
    vi: 'số tài khoản|tài khoản',
  },
  identity: {
    en: "passport|driver['’]?s?['’]? licen[cs]e|driving licen[cs]e|social security|ssn|itin|fein|tax(?:payer)? id(?:entification)?|tin|employer id(?:entification)?|national insurance|nino|utr|social insurance|national id|id card|identity card|medicare|nhs|health (?:card|insurance)|medical record|patient (?:number|id)|(?:insurance )?member id|alien registration|aadhaar",
    de: 'reisepass|personalausweis|ausweisnummer|ausweis|führerschein|steuer-?id|steuernummer|steuer-?nr|steuer(?:liche )?-?identifikations|idnr|sozialversicherungs|sv-?nummer|rentenversicherungs|versichertennummer|kranken(?:kassen|versicherten|versicherungs)',
    fr: "passeport|numéro fiscal|numéro de sécurité sociale|sécurité sociale|sécu|assurance sociale|carte d['’]identité|permis de conduire|carte vitale|nir",
    es: 'pasaporte|dni|nif|curp|cédula|seguro social|seguridad social|número de identidad|identificación fiscal|licencia de conducir|permiso de conducir|carn[eé] de conducir',
    pt: 'passaporte|cpf|carteira de identidade|carteira de habilitação|cnh|contribuinte',
    it: "passaporto|codice fiscale|carta d['’]identità|patente",
    nl: 'paspoort|bsn|burgerservicenummer|rijbewijs',
    pl: 'pesel|paszport|dow[oó]d osobisty|prawo jazdy',
    sv: 'personnummer|cpr|passnummer',
    tr: 'pasaport|kimlik|tc kimlik',
    ru: 'паспорт(?:а)?|загранпаспорт(?:а)?|снилс|инн|водительское удостоверение',
    ar: 'رقم الهوية|جواز السفر|رقم الإقامة',
    vi: 'cccd|cmnd|căn cước|hộ chiếu|mã số thuế',
  },
  key: {
    en: 'aws[ _-]secret(?:[ _-]access[ _-]key)?|(?:api|(?:shared[ _-]?)?access|secret|private|license|account)[ _-]?key|(?:api|access|auth|bearer)[ _-]?token|client[ _-]?secret|bearer|token',
    de: '(?:api|zugangs)-?schlüssel',
    fr: "clé (?:d['’])?api|jeton d['’]accès",
    es: '(?:clave|llave) (?:de )?(?:la )?api|token de acceso',
    pt: 'chave (?:de |da )?api',
    it: 'chiave (?:dell[ae]? )?api',
    ru: '(?:api[- ]?ключ|ключ api)',
    ar: 'مفتاح (?:api|واجهة)',
    vi: 'khóa api',
  },
};

/** In scripts that put none. */
export const unspacedNames: Names = {
  password: { ja: 'パスワード', ko: '비밀번호|패스워드|암호', zh: '密码|密碼|口令' },
  pin: { ja: '暗証番号|確認コード', ko: '인증번호|핀번호', zh: '验证码|驗證碼' },
  'card-code': { ja: 'セキュリティコード', ko: '보안 ?코드', zh: '安全码|安全碼' },
  card: { ja: 'カード番号|クレジットカード', ko: '카드 ?번호', zh: '信用卡号?|信用卡號|银行卡号?|卡号|卡號' },
  account: { ja: '口座番号|口座', ko: '계좌 ?번호|계좌', zh: '银行账[号户]|銀行帳[號戶]|账号|帳號' },
  identity: {
    ja: 'マイナンバー|個人番号|パスポート番号|パスポート|旅券番号|運転免許証|免許証番号',
    ko: '주민 ?등록 ?번호|주민번호|여권 ?번호|외국인 ?등록 ?번호|운전면허 ?번호',
    zh: '身份证号?码?|身份證號?碼?|护照号?码?|護照號?碼?|社保号|税号|稅號',
  },
  key: { ja: 'api ?キー|アクセストークン', ko: 'api ?키', zh: 'api ?密钥|api ?密鑰|访问令牌' },
};

/** Short names that are words of other languages in small letters. */
export const capitalNames: Partial<Record<SecretKind, string>> = {
  account: 'ABA',
  identity: 'EIN|SIN|NAS|NI|RG|NIE|RFC|CNI|RUT|TIN|AHV|MRN',
};

/** Names that count only before a colon or an equals sign. */
export const shortNames: Partial<Record<SecretKind, string>> = {
  password: 'pass|pw|pwd|psw|(?<!palabras? )clave|parola|pswd',
};

/** Before the name of a user, which a password may follow without any name of its own. */
export const logins =
  'log-?ins?(?: details| data)?|credentials?|zugangsdaten|anmeldedaten|identifiants?|credenciales|credenciais|credenziali|inloggegevens|логин';
export const users =
  'user(?: ?name)?|log-?in|e-?mail|benutzer(?:name)?|utilisateur|identifiant|usuario|usuário|utente|логин';

/** What may follow a name before its value: "number", "no.". */
export const tails =
  'numbers?|no\\.?|num\\.?|nr\\.?|nummern?|code|id|#|№|n[°ºo]\\.?|number is|número|numéro|numero|номер|серия|belongs to|nummer|番号|번호|号码|號碼';

/** Words that say where a secret is valid: "for the portal", "du wifi". */
export const places =
  'for|to|of|at|on|in|with|from|für|zum|zur|vom|von|beim|bei|im|pour|du|de|des|del|para|do|da|dos|per|di|della|voor|van|för|для|от|к|на|cho|của';

/** "is" in the languages above. */
export const copulas =
  '(?:(?:was|is|has been|ist|wurde|fue|a été) )?(?:changed|reset|set) to|is (?:now|still|currently)|is|was|are|were|ist jetzt|sind|ist|war|lautete?|est|sont|était|es ahora|son|es|são|sono|era|é|è|это|jest|(?<=(?:hasło|pesel|paszport|konta) )to|là|هو|هي';

/** Before a name, with "to" after it: "I changed my password to …". */
export const changes = 'changed?|set|reset|updated?|geändert|cambi[éo]|cambié|changé|mudei|alterei';

/** "my" before a name that follows its value: "hunter2 is my password". */
export const possessives =
  'my|our|the|his|her|mein|meine|unser|unsere|das|die|mon|ma|mes|notre|le|mi|nuestra|la|minha|meu|il mio|la mia|мой';

/** Single words that may stand after "password:" without being one. */
export const plainWords = new Set(
  `forgot forgotten lost reset resetting expired wrong invalid incorrect required missing unknown none help change changed
   changing protected empty optional problem problems please locked blocked rejected updated recovery security manager policy
   rules requirements needed new old same correct rejected denied failed question issue issues error yes no what where when why
   how hidden secret private optional vergessen verloren zurücksetzen zurückgesetzt abgelaufen falsch ungültig erforderlich
   fehlt unbekannt ändern geändert gesperrt hilfe oublié oubliée perdu perdue réinitialiser réinitialisation expiré incorrect
   invalide requis obligatoire inconnu changer bloqué aide olvidada olvidado olvidé perdida perdido restablecer caducada
   incorrecta inválida requerida obligatoria desconocida cambiar bloqueada ayuda esquecida esqueci perdida redefinir expirada
   incorreta inválida obrigatória alterar bloqueada dimenticata scaduta errata забыл забыла забыт неверный сброс`.split(
    /\s+/,
  ),
);
