function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Up to 16 digits in groups of four: `4242 4242 4242 4242`, 19 characters. */
export function formatCardNumber(typed: string): string {
  return digitsOf(typed)
    .slice(0, 16)
    .replace(/\d{4}(?=\d)/g, '$& ');
}

/** `MM/YY`, also from `1/30` and `12/2030`. */
export function formatExpiryDate(typed: string): string {
  return digitsOf(typed.replace(/^\D*([1-9])(?=[ /.-])/, '0$1')).replace(
    /^(\d\d)(?:20(?=\d\d$))?(\d\d?).*/,
    '$1/$2',
  );
}

/** Up to four digits. */
export function formatCvv(typed: string): string {
  return digitsOf(typed).slice(0, 4);
}
