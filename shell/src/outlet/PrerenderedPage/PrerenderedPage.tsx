import { useCallback } from 'react';

interface PrerenderedPageProps {
  /** The page's nodes as they were in the document before React hydrated it. */
  readonly nodes: readonly Node[];
}

/** Shows a page's prerendered nodes where the live page cannot be rendered. Text and links work, components do not. */
export function PrerenderedPage({ nodes }: PrerenderedPageProps) {
  const fill = useCallback(
    (element: HTMLDivElement | null) => {
      element?.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
    },
    [nodes],
  );
  return <div ref={fill} />;
}
