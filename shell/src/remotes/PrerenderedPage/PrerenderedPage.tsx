import { useCallback } from 'react';

interface PrerenderedPageProps {
  /** The page as it stood in the document before React took it over. */
  readonly nodes: readonly Node[];
}

/** Shows a page's prerendered text where the live page cannot stand: to be read, and its links followed. */
export function PrerenderedPage({ nodes }: PrerenderedPageProps) {
  const fill = useCallback(
    (element: HTMLDivElement | null) => {
      element?.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
    },
    [nodes],
  );
  return <div ref={fill} />;
}
