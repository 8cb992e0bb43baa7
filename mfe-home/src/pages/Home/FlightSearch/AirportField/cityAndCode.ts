const LABEL = /^([A-Z]{3}) - .*, ([^,]+)$/;

/** "Paris (CDG)" for the label of an airport; `undefined` for any other text. */
export function cityAndCode(label: string): string | undefined {
  const [, code, city] = LABEL.exec(label) ?? [];
  return code && city && `${city} (${code})`;
}
