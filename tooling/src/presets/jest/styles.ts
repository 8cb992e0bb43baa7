/** Each class has the name in the style file. */
const classNames = new Proxy<Record<string, string>>({}, { get: (_, name) => name });

export default classNames;
