const LABEL = /^([A-Z]{3}) - .*, ([^,]+)$/;

/** Shortens the label of an airport to what a traveler checks, such as "Paris (CDG)"; `undefined` for any other text. */
export function cityAndCode(label: string): string | undefined {
  const [, code, city] = LABEL.exec(label) ?? [];
  return code && city && `${city} (${code})`;
}
