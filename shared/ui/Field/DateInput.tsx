import { useSyncExternalStore, type ComponentProps } from 'react';

const subscribe = () => () => undefined;

/**
 * A date field. In a document it is a text field, because a browser sets up the many parts of a date field before it paints
 * anything. The shell's inline script makes it a date field after the first paint.
 */
export function DateInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const type = useSyncExternalStore(
    subscribe,
    () => 'date',
    () => 'text',
  );
  // The script has changed the type by the time of hydration.
  return <input {...props} type={type} data-type-after-paint="date" suppressHydrationWarning />;
}
