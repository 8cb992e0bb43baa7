/** Today by the visitor's clock, `YYYY-MM-DD`. */
export function today(): string {
  // Sweden writes days as date fields do.
  return new Date().toLocaleDateString('sv-SE');
}
