// Preloaded into a publisher with `node --require`: its clock differs by CLOCK_OFFSET_MS, an environment variable.
const offsetMs = Number(process.env.CLOCK_OFFSET_MS);
const { now } = Date;
globalThis.Date = class extends Date {
  constructor(...args) {
    super(...(args.length > 0 ? args : [now() + offsetMs]));
  }
  static now() {
    return now() + offsetMs;
  }
};
