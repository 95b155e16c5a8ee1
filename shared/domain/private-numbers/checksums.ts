/** Luhn, ISO/IEC 7812-1: cards, and Canada's social-insurance numbers. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Spain's DNI and NIE: the letter follows from the number; X, Y and Z stand for 0, 1 and 2. */
export function hasSpanishLetter(id: string): boolean {
  const number = id.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(number) % 23) === id.at(-1);
}

/** France's NIR with its key; Corsica's departments count as 19 and 18. */
export function hasFrenchKey(id: string): boolean {
  const number = id.slice(0, 13).replace('2A', '19').replace('2B', '18');
  return 97 - (Number(number) % 97) === Number(id.slice(13));
}

/** Brazil's CPF: two check digits, each over all digits before it. */
export function hasBrazilianDigits(digits: string): boolean {
  if (new Set(digits).size === 1) return false;
  return [9, 10].every((length) => {
    const sum = [...digits.slice(0, length)].reduce(
      (total, digit, at) => total + Number(digit) * (length + 1 - at),
      0,
    );
    return ((sum * 10) % 11) % 10 === Number(digits[length]);
  });
}

/** Germany's Steuer-ID: ISO 7064, MOD 11,10, and one digit of the first ten stands twice or three times. */
export function hasGermanDigit(digits: string): boolean {
  if (digits.startsWith('0') || ![8, 9].includes(new Set(digits.slice(0, 10)).size)) return false;
  const product = [...digits.slice(0, 10)].reduce((carry, digit) => {
    const sum = (Number(digit) + carry) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (11 - product) % 10 === Number(digits[10]);
}

/** Switzerland's AHV number: EAN-13. */
export function hasSwissDigit(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** China's resident number: ISO 7064, MOD 11-2; X is ten. */
export function hasChineseDigit(id: string): boolean {
  const rest = [...id].reduce((sum, sign) => (sum * 2 + (sign === 'X' ? 10 : Number(sign))) % 11, 0);
  return rest === 1;
}
