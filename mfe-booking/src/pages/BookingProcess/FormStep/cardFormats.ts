function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Digits and separators of full width come from input methods. */
function narrow(text: string): string {
  return text.normalize('NFKC');
}

/** `4242 4242 4242 4242`; numbers of 17 to 19 digits without spaces, which have no room. */
export function formatCardNumber(typed: string): string {
  const digits = digitsOf(narrow(typed)).slice(0, 19);
  return digits.length > 16 ? digits : digits.replace(/\d{4}(?=\d)/g, '$& ');
}

/** `MM/YY`, also from `1/30`, `12/2030` and `2030-12`. */
export function formatExpiryDate(typed: string): string {
  const text = narrow(typed);
  // No month is 20: a year comes first, and stays as it is until its month is complete.
  const [yearFirst, year = '', separator, month = '', end] =
    /^\D*20(\d\d)(\D*)(\d{0,2})(\D?)/.exec(text) ?? [];
  if (yearFirst) {
    const isComplete = /^(\d\d|[2-9])$/.test(month) || (month === '1' && (separator || end));
    return isComplete ? `${month.padStart(2, '0')}/${year}` : `20${year}${month}`;
  }
  if (/^\D*20\d?\D*$/.test(text)) return digitsOf(text);
  return digitsOf(text.replace(/^\D*([1-9])(?=[ /.-])/, '0$1')).replace(
    /^(\d\d)(?:20(?=\d))?(\d\d?).*/,
    '$1/$2',
  );
}

export function formatCvv(typed: string): string {
  return digitsOf(narrow(typed)).slice(0, 4);
}
