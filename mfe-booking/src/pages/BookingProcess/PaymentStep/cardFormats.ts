function firstDigits(text: string, maxCount: number): string {
  return text.replace(/\D/g, '').slice(0, maxCount);
}

/** Up to 16 digits in groups of four: `4242 4242 4242 4242`, 19 characters. */
export function formatCardNumber(typed: string): string {
  return firstDigits(typed, 16).replace(/\d{4}(?=\d)/g, '$& ');
}

/** `MM/YY` */
export function formatExpiryDate(typed: string): string {
  return firstDigits(typed, 4).replace(/^\d{2}(?=\d)/, '$&/');
}

/** Up to four digits. */
export function formatCvv(typed: string): string {
  return firstDigits(typed, 4);
}
