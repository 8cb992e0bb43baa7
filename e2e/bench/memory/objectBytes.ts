/** The parts of a heap snapshot, as Chromium writes it, that say how large its nodes are. */
export interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      /** What the numbers of a node mean: `['type', 'name', 'id', 'self_size', …]` */
      readonly node_fields: readonly string[];
      /** The names of the types, which the first field of a node counts. */
      readonly node_types: readonly [types: readonly string[], ...rest: unknown[]];
    };
  };
  /** The fields of all nodes, one after the other. */
  readonly nodes: readonly number[];
}

/** Compiled code and tables of the engine and the browser, which these keep and drop as they like. */
const NOT_OF_THE_PAGE = new Set(['code', 'hidden', 'native', 'object shape', 'synthetic']);

/** The size of all objects, functions and texts that scripts of the page hold. */
export function objectBytes({ snapshot: { meta }, nodes }: HeapSnapshot): number {
  const [types] = meta.node_types;
  const [typeField, sizeField] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += meta.node_fields.length) {
    const type = types[nodes[node + typeField] ?? 0] ?? '';
    if (!NOT_OF_THE_PAGE.has(type)) bytes += nodes[node + sizeField] ?? 0;
  }
  return bytes;
}
